import { mix } from "#artwork/colour.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { crystals, iceFrame, snowfield } from "#artwork/motifs/winter.ts";
import type { Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { drawSnowRange } from "./snow-range.ts";

/** Out of a cave of ice into the light. */
export function drawIceCave(stage: Stage): void {
  const { paper, palette, random } = stage;
  const at: Point = [640, 340];
  const set = relit(stage, [at[0] + random.range(-60, 60), 280], 90);
  sky(set);
  drawSnowRange(set, 500, { centre: 640, high: 260 });
  snowfield(set, { y: 520, height: 14, depth: 0.25, label: "out" });
  const layers = [
    [330, 250, 0.2],
    [410, 310, 0.42],
    [510, 380, 0.66],
    [640, 470, 0.9],
  ] as const;
  for (const [rx, ry, depth] of layers) {
    const colour = mix(
      mix(palette.sky, palette.glow, 0.5 - depth * 0.5),
      mix(palette.deep, palette.ink, depth * 0.8),
      depth,
    );
    paper.transformed("translate(0 0)", () =>
      paper.fill(
        iceFrame(stage.world.fork(`ice-${rx}`), { at, rx, ry }),
        paper.radial(at, rx * 1.7, [
          [0.5, mix(colour, palette.light, 0.55 * (1 - depth) + 0.12)],
          [1, colour],
        ]),
      ),
    );
    snowfield(set, { y: 545 + depth * 130, height: 10, depth: 0.2 + depth * 0.7, label: `floor-${rx}` });
    for (const side of [-1, 1])
      crystals(set, [at[0] + side * rx * random.range(0.72, 0.92), 556 + depth * 132], {
        height: 70 + depth * 150,
        random,
        colour: mix(colour, palette.spot, depth > 0.5 ? 0.3 : 0.1),
      });
  }
  hero(set, [640, 640], { height: 170 });
}
