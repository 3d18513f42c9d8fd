import { arch, column } from "#artwork/motifs/buildings.ts";
import { protagonist } from "#artwork/motifs/figures.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { overgrown, vines } from "#artwork/motifs/overgrowth.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { birds, sky } from "#artwork/motifs/sky.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A broken arch and what hangs from it. */
export function drawBrokenArch(stage: Stage): void {
  const { random, paper } = stage;
  const x = 640 + random.range(-50, 50);
  const scene = relit(stage, [x + random.range(-50, 50), random.range(270, 330)], random.range(120, 165));
  sky(scene);
  for (const [index, depth] of [0.08, 0.26, 0.44].entries())
    ridge(scene, {
      y: 450 + index * 50,
      height: 60 - index * 10,
      waves: 5 - index,
      depth,
      sharp: index === 0,
      label: `hill-${index}`,
    });
  const parts = random.fork("arch");
  silhouette(scene, arch(parts, true), { at: [x, 650], scale: 5.3, colour: scene.tone(0.88), rim: 5 });
  const hang = random.fork("vines");
  paper.fill(
    vines(
      hang,
      [
        [x - 120, 150],
        [x + 130, 150],
      ],
      { count: 9, length: 120 },
    ),
    scene.tone(0.96),
  );
  for (const [index, px] of [x - 420, x + 410].entries())
    silhouette(scene, column(parts, index === 0 ? 74 : 48), {
      at: [px, 650],
      scale: 3.2,
      colour: scene.tone(0.92),
      rim: 4,
    });
  const front = overgrown(scene, { y: 660 });
  protagonist(scene, [x + random.range(-50, 50), heightAt(front, x) + 4], { height: 172 });
  birds(scene, [x - 300, 160], 5);
}
