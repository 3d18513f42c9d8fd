import { mix } from "#artwork/colour.ts";
import { room } from "#artwork/motifs/interior.ts";
import { glow } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";

/** A hall of arcade machines with lit screens. */
export const ARCADE: Place = {
  name: "arcade",
  fits: "arcade, arcade-game, coin-op, retro arcade, pinball, 80s, nineties, collection of classics",
  ages: ["modern"],
  offers: ["floor", "table"],
  indoors: true,
  draw: (stage) => {
    const { horizon, paper, palette, random } = stage;
    room(stage, { floor: horizon + 70, from: [640, 240], warm: 0.9, boards: false });
    for (const [n, x] of [-60, 110, 280, 860, 1030, 1200].entries()) {
      const y = horizon - 190;
      paper.fill(
        `M${x} ${horizon + 110}V${y + 40}L${x + 14} ${y}H${x + 136}L${x + 150} ${y + 40}V${horizon + 110}Z`,
        palette.ink,
      );
      paper.fill(rect([x + 18, y + 8], 114, 30), n % 2 === 0 ? palette.spot : palette.light, 0.9);
      paper.fill(
        `M${x + 22} ${y + 54}H${x + 128}L${x + 122} ${y + 140}H${x + 28}Z`,
        mix(palette.glow, palette.spot, n % 2 === 0 ? 0.2 : 0.7),
      );
      paper.fill(rect([x + 40, y + 74], 20, 20) + rect([x + 76, y + 96], 28, 12), palette.ink, 0.6);
      paper.fill(`M${x + 8} ${y + 150}H${x + 142}L${x + 150} ${y + 176}H${x}Z`, mix(palette.ink, palette.deep, 0.6));
      glow(stage, [x + 75, y + 96], { radius: 110, opacity: 0.35, colour: palette.glow });
    }
    return { floor: { at: [640 + random.range(-40, 40), 672] }, table: { at: [640, 650] } };
  },
};
