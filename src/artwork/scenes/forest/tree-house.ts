import { mix } from "#artwork/colour.ts";
import { hut, hutLights } from "#artwork/motifs/buildings.ts";
import { protagonist } from "#artwork/motifs/figures.ts";
import { canopy, scatter } from "#artwork/motifs/flora.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { fern } from "#artwork/motifs/overgrowth.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { glow, haze, motes, sun } from "#artwork/motifs/sky.ts";
import { trunk, trunks, woodland } from "#artwork/motifs/woodland.ts";
import { rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Houses in the crown of a tree. */
export function drawTreeHouse(stage: Stage): void {
  const { random, paper, palette } = stage;
  const side = random.sign();
  const scene = relit(
    { ...stage, horizon: 520 },
    [640 + side * random.range(160, 260), random.range(170, 240)],
    random.range(90, 130),
  );
  woodland(scene);
  sun({ ...scene, sun: "disc" });
  for (const [index, depth] of [0.14, 0.34].entries())
    trunks(scene, {
      depth,
      width: 30 + index * 24,
      y: 620 + index * 40,
      clear: 0,
      gap: 90 + index * 70,
      label: `trunks-${index}`,
    });
  haze(scene, { from: 380, to: 720, opacity: 0.6 });
  const x = 640 - side * 110;
  const wood = random.fork("trunk");
  silhouette(scene, trunk(wood, [x, 690], 130), { at: [0, 0], scale: 1, colour: scene.tone(0.9), rim: 4 });
  const height = random.range(370, 430);
  for (const [dx, y, scale] of [
    [90, height, random.range(1.7, 2.1)],
    [-120, random.range(220, 290), random.range(1.1, 1.5)],
    ...(random.chance(0.5) ? [[70, height - 210, 1] as const] : []),
  ] as const) {
    glow(scene, [x + side * dx, y - 40 * scale], { radius: 130 * scale, opacity: 0.5, colour: palette.spot });
    paper.fill(rect([x + side * dx - 62 * scale, y], 124 * scale, 8 * scale), palette.ink);
    silhouette(scene, hut(), {
      at: [x + side * dx, y + 2],
      scale,
      colour: scene.tone(0.94),
      details: () => paper.fill(hutLights(), mix(palette.spot, palette.light, 0.4)),
    });
  }
  paper.stroke(
    `M${x + side * 190} ${height + 12}Q${x + side * 360} ${height + 100} ${x + side * 700} ${height}`,
    palette.ink,
    { width: 7 },
  );
  paper.stroke(
    `M${x + side * 190} ${height - 28}Q${x + side * 360} ${height + 60} ${x + side * 700} ${height - 40}`,
    palette.ink,
    { width: 3 },
  );
  canopy(scene, 0.96);
  const front = ridge(scene, { y: 672, height: 18, waves: 3, depth: 1, label: "front" });
  const leaves = random.fork("ferns");
  paper.fill(
    scatter(leaves, front, 92)
      .map(([px, py]) => fern(leaves, [px, py + 10], leaves.range(40, 84)))
      .join(""),
    palette.ink,
  );
  protagonist(scene, [x + side * 250, heightAt(front, x + side * 250) + 6], { height: 138 });
  motes(scene, { count: 30 });
}
