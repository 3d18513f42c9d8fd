// What a great old house has on its walls and under its ceiling.
import { mix } from "#artwork/colour.ts";
import { circle, type Point, rect } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";
import { silhouette } from "./silhouette.ts";
import { glow } from "./sky.ts";

/** A framed portrait hanging with its upper edge in the middle at a point. */
export function portrait(stage: Stage, [x, top]: Point, { width, height }: { width: number; height: number }): void {
  const { paper, palette } = stage;
  const [half, shoulder] = [width * 0.36, height * 0.4];
  paper.fill(rect([x - width / 2 - 6, top - 6], width + 12, height + 12), mix(palette.spot, palette.ink, 0.35));
  paper.fill(rect([x - width / 2, top], width, height), palette.ink);
  const bust = `M${x - half} ${top + height}q0 ${-shoulder} ${half} ${-shoulder}q${half} 0 ${half} ${shoulder}Z`;
  paper.fill(bust + circle(x, top + height * 0.42, width * 0.17), stage.tone(0.4));
}

const CHANDELIER =
  "M-2 -200H2V-30C20 -10 60 -10 66 -40H74C70 4 30 14 6 6L0 22L-6 6C-30 14 -70 4 -74 -40H-66C-60 -10 -20 -10 -2 -30Z";

/** A chandelier with three candles, hanging down to a point. */
export function chandelier(stage: Stage, [x, y]: Point): void {
  silhouette(stage, CHANDELIER, { at: [x, y], scale: 1.2, rim: 2 });
  for (const away of [-84, 0, 84]) {
    glow(stage, [x + away, y - 64], { radius: 100, opacity: 0.7, colour: stage.palette.spot });
    stage.paper.fill(`M${x + away - 6} ${y - 46}q-4 -16 6 -32q10 16 6 32Z`, stage.palette.light);
  }
}

/** A gallery with its railing on both sides of `x`, its floor at `y`, a gap of `gap` to each side. */
export function gallery(stage: Stage, [x, y]: Point, gap: number): void {
  for (const side of [-1, 1]) {
    const from = side > 0 ? x + gap : x - gap - 340;
    const rails = Array.from({ length: 15 }, (_, index) => rect([from + index * 24, y - 44], 5, 46));
    const beams = rect([from, y], 340, 16) + rect([from, y - 46], 340, 7);
    stage.paper.fill(beams + rails.join(""), stage.tone(0.92));
  }
}
