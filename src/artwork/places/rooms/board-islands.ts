import { mix } from "#artwork/colour.ts";
import { furnish } from "#artwork/motifs/furnish.ts";
import { hexTile } from "#artwork/motifs/game-pieces.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { lightPath, water } from "#artwork/motifs/water.ts";
import type { Place } from "#artwork/part.ts";

const ROWS = [
  [-2, -1, 0, 1, 2],
  [-1.5, -0.5, 0.5, 1.5],
  [-1, 0, 1],
] as const;

/** What can stand on a tile: a wood, a village, hills, a field, a tower, sheep. */
const TILES = [
  "body ink M-46 6L-30 -44L-14 6ZM-16 16L4 -50L24 16ZM22 4L38 -40L54 4Z; grey .4 M-40 2L-30 -40L-30 2ZM-8 10L4 -44L4 10Z",
  "body pale M-44 8V-14H-14V8ZM6 20V-8H42V20Z; body spot M-50 -12L-29 -34L-8 -12ZM0 -6L24 -30L48 -6Z; ink M-34 8V-4H-26V8ZM20 20V4H28V20Z",
  "body grey M-56 14L-24 -46L-6 -18L14 -56L54 14Z; light M-24 -46L-33 -29L-24 -24L-15 -31ZM14 -56L3 -36L14 -30L25 -37Z; shade M14 -56L54 14H20Z",
  "line light 5 .6 M-50 -10L30 -30M-44 6L48 -16M-30 20L54 0; dot spot 5 -36 -14 0 -22 -20 2 20 -6 -6 18 34 6",
  "body ink M-16 14V-50H-20V-66H-12V-58H-4V-66H4V-58H12V-66H20V-50H16V14Z; light M-4 -36H4V-22H-4Z; body spot M0 -66V-90L24 -82L3 -74V-66Z",
  "dot light 11 -30 -8 -18 -12 -8 -6 18 8 30 4 40 10; dot ink 6 -42 -10 8 6; line ink 3 M-28 0V10M-14 0V10M22 16V26M36 16V26",
] as const;

/** What can stand on a tile: a wood, a village, hills, a field, a tower, sheep. */
export const BOARD_ISLANDS: Place = {
  name: "board-islands",
  fits: "hex, catan, settlers, civilization, turn-based-strategy, 4x, islanders, tile placement, dorfromantik, carcassonne",
  offers: ["table", "land", "air"],
  draw: (stage) => {
    const { horizon, palette, random } = stage;
    sky(stage);
    water(stage, horizon);
    lightPath(stage, horizon);
    stage.plane();
    const tones = [
      mix(palette.glow, palette.deep, 0.25),
      mix(palette.deep, palette.glow, 0.2),
      mix(palette.spot, palette.deep, 0.45),
      mix(palette.light, palette.glow, 0.4),
    ] as const;
    for (const [row, columns] of ROWS.entries())
      for (const column of columns) {
        const high = 26 + random.int(0, 3) * 10;
        const at = [640 + column * 190, horizon + 70 + row * 84] as const;
        hexTile(stage, at, { r: 104, high, colour: random.pick(tones) });
        const isFree = row === 2 && Math.abs(column) < 0.5;
        furnish(
          stage,
          { at: [at[0], at[1] - high], flip: random.chance(0.5) },
          isFree ? "dot light 5 0 0" : random.pick(TILES),
        );
      }
    return {
      table: { at: [640 + random.range(-60, 60), 640], size: 0.8 },
      land: { at: [640, 640], size: 0.8 },
      air: { at: [640, horizon * 0.55] },
    };
  },
};
