import { mix } from "#artwork/colour.ts";
import { paned, room } from "#artwork/motifs/interior.ts";
import { glow } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { ellipse, rect } from "#artwork/path.ts";

/** A living room: sofa, pictures, a tall lamp. */
export const LIVING_ROOM: Place = {
  name: "living-room",
  fits: "living room, family, house, sims, television, sofa, interior, decorating, ghost hunting",
  ages: ["modern"],
  offers: ["floor", "table"],
  indoors: true,
  draw: (stage) => {
    const { horizon, paper, palette, random } = stage;
    room(stage, { floor: horizon + 80, from: [640, 220], warm: 1 });
    paned(stage, [150, horizon - 240], [180, 200]);
    for (const [x, y, w, h] of [
      [480, -240, 120, 90],
      [630, -220, 90, 120],
      [760, -250, 140, 100],
    ] as const) {
      paper.fill(rect([x, horizon + y], w, h), palette.ink);
      paper.fill(rect([x + 8, horizon + y + 8], w - 16, h - 16), mix(palette.glow, palette.deep, 0.4));
    }
    paper.fill(
      `M420 ${horizon + 100}V${horizon - 10}C420 ${horizon - 50} 860 ${horizon - 50} 860 ${horizon - 10}V${horizon + 100}ZM386 ${horizon + 104}V${horizon + 26}C386 ${horizon} 436 ${horizon} 436 ${horizon + 26}V${horizon + 104}ZM844 ${horizon + 104}V${horizon + 26}C844 ${horizon} 894 ${horizon} 894 ${horizon + 26}V${horizon + 104}Z`,
      mix(palette.spot, palette.ink, 0.35),
    );
    paper.fill(
      rect([1046, horizon - 170], 6, 260) +
        ellipse([1049, horizon + 92], 46, 8) +
        `M1000 ${horizon - 170}L1022 ${horizon - 240}H1076L1098 ${horizon - 170}Z`,
      palette.ink,
    );
    glow(stage, [1049, horizon - 180], { radius: 220, opacity: 0.8 });
    paper.fill(ellipse([640, 690], 420, 46), mix(palette.glow, palette.deep, 0.5), 0.5);
    return { floor: { at: [640 + random.range(-100, 100), 675] }, table: { at: [640, 650] } };
  },
};
