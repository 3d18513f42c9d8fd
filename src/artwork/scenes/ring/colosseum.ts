import { mix } from "#artwork/colour.ts";
import { banner, duel } from "#artwork/motifs/duel.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { fixed, polygon } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Two fighters in the old arena. */
export function drawColosseum(stage: Stage): void {
  const { paper, palette } = stage;
  const set = relit(stage, [640, 180], 105);
  sky(set);
  const wall = (y: number, dip: number, colour: string): void =>
    paper.fill(`M-220 ${y - dip}Q640 ${y + dip} 1500 ${y - dip}V940H-220Z`, colour);
  [0, 1, 2].forEach((tier) => {
    const [y, colour] = [270 + tier * 78, stage.tone(0.25 + tier * 0.18)];
    wall(
      y,
      60,
      paper.linear(
        [0, y - 60],
        [0, y + 130],
        [
          [0, colour],
          [1, mix(colour, palette.glow, 0.3)],
        ],
      ),
    );
    const arches = Array.from({ length: 21 }, (_, n): string => {
      const x = -120 + n * 76;
      const top = y + 60 * (1 - 2 * ((x + 18 - 640) / 860) ** 2) * 0.5 + 30;
      return `M${x} ${fixed(top + 50)}V${fixed(top + 18)}A18 18 0 0 1 ${x + 36} ${fixed(top + 18)}V${fixed(top + 50)}Z`;
    });
    paper.fill(arches.join(""), mix(colour, palette.ink, 0.55));
    paper.stroke(`M-220 ${y - 60}Q640 ${y + 60} 1500 ${y - 60}`, palette.light, { width: 3, opacity: 0.7 });
  });
  wall(520, 30, mix(palette.glow, palette.light, 0.25));
  paper.fill(
    "M-220 490Q640 550 1500 490V940H-220Z",
    paper.linear(
      [0, 510],
      [0, 720],
      [
        [0, mix(palette.glow, palette.light, 0.3)],
        [1, mix(palette.glow, palette.deep, 0.75)],
      ],
    ),
  );
  for (const x of [180, 420, 790, 1030]) banner(set, [x, 330], { width: 60, length: 150, colour: palette.spot });
  for (const [side, x] of [
    [-1, 490],
    [1, 790],
  ] as const)
    paper.fill(
      polygon([
        [x - 30, 640],
        [x + 30, 640],
        [x + side * 190, 715],
        [x + side * 120, 720],
      ]),
      palette.ink,
      0.4,
    );
  duel(set, [640, 644], { height: 250, gap: 300, blades: stage.world.fork("blades").chance(0.6) });
}
