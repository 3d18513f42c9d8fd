import { mix } from "#artwork/colour.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { palm } from "#artwork/motifs/flora.ts";
import { bigSun, night } from "#artwork/motifs/neon-night.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { carRear } from "#artwork/motifs/vehicles.ts";
import { lightPath } from "#artwork/motifs/water.ts";
import { rect } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";

/** The sun over water, between palms. */
export function drawPalms(stage: Stage): void {
  const { random, palette, paper } = stage;
  const base = { ...stage, horizon: 470 };
  night(base);
  const side = random.sign();
  const scene = bigSun(base, [640 + side * 60, 330], random.range(170, 215));
  paper.fill(
    rect([-240, 470], 1760, 470),
    paper.linear(
      [0, 470],
      [0, 720],
      [
        [0, mix(palette.deep, palette.glow, 0.5)],
        [1, palette.ink],
      ],
    ),
  );
  lightPath(scene, 472, { colour: palette.glow, width: 150 });
  const trees = random.fork("palms");
  const sway = 3 * Math.sin(2 * Math.PI * stage.time);
  const outline = [
    [-360, 700, 470],
    [-280, 720, 340],
    [400, 690, 420],
    [320, 730, 280],
  ]
    .map(([x = 0, y = 0, height = 0]) => palm(trees, [640 - side * x, y], { height, sway }))
    .join("");
  paper.fill(`M-240 690Q640 640 1520 690V940H-240Z`, palette.ink);
  silhouette(scene, outline, { at: [0, 0], scale: 1, rim: 3 });
  if (stage.genres.has("racing")) carRear(scene, [640 - side * 40, 676], { scale: 0.95 });
  else hero(scene, [640 - side * 40, 674], { height: 160 });
}
