import { mix } from "#artwork/colour.ts";
import { protagonist } from "#artwork/motifs/figures.ts";
import { scatter } from "#artwork/motifs/flora.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { fern, mushroom } from "#artwork/motifs/overgrowth.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { motes, sun } from "#artwork/motifs/sky.ts";
import { woodland } from "#artwork/motifs/woodland.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Mushrooms as high as trees. */
export function drawMushrooms(stage: Stage): void {
  const { random, paper, palette } = stage;
  const x = 640 + random.range(-80, 80);
  const scene = relit(
    { ...stage, horizon: 520 },
    [x + random.range(-120, 120), random.range(170, 240)],
    random.range(90, 130),
  );
  woodland(scene);
  sun(scene);
  const grown = random.fork("mushrooms");
  for (const [index, depth] of [0.16, 0.4, 0.68].entries()) {
    for (let count = 0; count < 7 - index; count += 1) {
      const away = (80 + index * 120 + count * 90) * (count % 2 === 0 ? 1 : -1);
      const { stem, cap, gills } = mushroom(
        grown,
        [x + away + grown.range(-40, 40), 600 + index * 42],
        (190 + index * 110) * grown.range(0.6, 1.15),
      );
      const tint = mix(scene.tone(depth), palette.spot, 0.34);
      silhouette(scene, stem, {
        at: [0, 0],
        scale: 1,
        colour: mix(scene.tone(depth), palette.light, 0.25 - index * 0.08),
        rim: 0,
      });
      paper.fill(gills, mix(scene.tone(depth), palette.light, 0.36 - index * 0.08));
      silhouette(scene, cap, { at: [0, 0], scale: 1, colour: tint, rim: 4 });
    }
    ridge(scene, { y: 596 + index * 44, height: 16, waves: 4, depth: depth + 0.14, label: `floor-${index}` });
  }
  const front = ridge(scene, { y: 682, height: 16, waves: 3, depth: 1, label: "front" });
  const leaves = random.fork("ferns");
  paper.fill(
    scatter(leaves, front, 110)
      .map(([px, py]) => fern(leaves, [px, py + 10], leaves.range(34, 74)))
      .join(""),
    palette.ink,
  );
  protagonist(scene, [x + random.range(-60, 60), heightAt(front, x) + 5], { height: 138 });
  motes(scene, { count: 44, colour: mix(palette.spot, palette.light, 0.5), size: 3 });
}
