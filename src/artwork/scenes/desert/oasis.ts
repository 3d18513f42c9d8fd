import { protagonist } from "#artwork/motifs/figures.ts";
import { palm } from "#artwork/motifs/flora.ts";
import { dune } from "#artwork/motifs/land.ts";
import { mirrored } from "#artwork/motifs/rocks.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { lightPath, water } from "#artwork/motifs/water.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Palms around water. */
export function drawOasis(stage: Stage): void {
  const { random, paper, palette } = stage;
  const side = random.sign();
  const scene = relit(
    { ...stage, horizon: 500 },
    [640 + side * random.range(20, 140), random.range(250, 320)],
    random.range(110, 155),
  );
  sky(scene);
  const plants = random.fork("palms");
  mirrored(scene, 560, () => {
    dune(scene, { crestAt: [640 + side * 380, 430], left: -260, right: 1800, depth: 0.14 });
    dune(scene, { crestAt: [640 - side * 320, 440], left: -500, right: 1560, depth: 0.32 });
    const grove = plants.fork("grove");
    const outline = [-250, -170, -90, 210]
      .map((away) =>
        palm(grove, [640 + side * away, 566], {
          height: grove.range(220, 350),
          sway: 2 * Math.sin(2 * Math.PI * stage.time),
        }),
      )
      .join("");
    silhouette(scene, outline, { at: [0, 0], scale: 1, colour: scene.tone(0.82), rim: 3 });
  });
  water(scene, 560, 0.62);
  lightPath(scene, 562, { width: 70 });
  paper.fill(`M-240 690Q${640 - side * 200} 640 1520 712V940H-240Z`, palette.ink);
  for (const px of [640 - side * 440, 640 + side * 450])
    paper.fill(palm(plants, [px, 720], { height: plants.range(420, 520) }), palette.ink);
  protagonist(scene, [640 + side * 60, 684], { height: 140 });
}
