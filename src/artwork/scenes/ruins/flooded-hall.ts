import { arch, column } from "#artwork/motifs/buildings.ts";
import { protagonist } from "#artwork/motifs/figures.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { mirrored } from "#artwork/motifs/rocks.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { lightPath, water } from "#artwork/motifs/water.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Arches and columns that stand in water. */
export function drawFloodedHall(stage: Stage): void {
  const { random, paper, palette } = stage;
  const side = random.sign();
  const scene = relit(
    { ...stage, horizon: 470 },
    [640 + side * random.range(40, 160), random.range(230, 300)],
    random.range(105, 150),
  );
  sky(scene);
  const parts = random.fork("parts");
  const x = 640 - side * 150;
  mirrored(scene, 500, () => {
    ridge(scene, { y: 460, height: 50, waves: 6, depth: 0.1, sharp: true, label: "far" });
    silhouette(scene, arch(parts.fork("a"), true), {
      at: [x + side * 470, 520],
      scale: 2,
      colour: scene.tone(0.4),
      rim: 3,
    });
    silhouette(scene, arch(parts.fork("b"), false), { at: [x, 540], scale: 4, colour: scene.tone(0.74), rim: 4 });
    for (const [index, away] of [-300, 220, 330].entries())
      silhouette(scene, column(parts.fork(index), index === 1 ? 100 : 60), {
        at: [x + side * away, 520],
        scale: 2.3,
        colour: scene.tone(0.6),
        rim: 3,
      });
  });
  water(scene, 500, 0.6);
  lightPath(scene, 502, { width: 60 });
  paper.fill("M-240 700Q640 650 1520 706V940H-240Z", palette.ink);
  protagonist(scene, [640 + side * 170, 682], { height: 150 });
}
