import { mix } from "#artwork/colour.ts";
import { pine } from "#artwork/motifs/flora.ts";
import { hexTile } from "#artwork/motifs/game-pieces.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { lightPath, water } from "#artwork/motifs/water.ts";
import type { Place } from "#artwork/part.ts";

/** Tiles of land on a sea, with small hills and towns. */
export const BOARD_ISLANDS: Place = {
  name: "board-islands",
  fits: "hex, catan, settlers, civilization, turn-based-strategy, 4x, islanders, tile placement, dorfromantik, carcassonne",
  offers: ["table", "land", "air"],
  draw: (stage) => {
    const { horizon, paper, palette, random } = stage;
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
    const hexes = [
      [-2, 0],
      [-1, 0],
      [0, 0],
      [1, 0],
      [2, 0],
      [-1.5, 1],
      [-0.5, 1],
      [0.5, 1],
      [1.5, 1],
      [-1, 2],
      [0, 2],
      [1, 2],
    ] as const;
    for (const [column, row] of hexes)
      hexTile(stage, [640 + column * 190, horizon + 70 + row * 84], {
        r: 104,
        high: 26 + random.int(0, 3) * 10,
        colour: random.pick(tones),
      });
    const trees = hexes
      .filter(() => random.chance(0.5))
      .map(([column, row]) => pine(random, [640 + column * 190 + random.range(-40, 40), horizon + 46 + row * 84], 56));
    paper.fill(trees.join(""), palette.ink, 0.85);
    return {
      table: { at: [640 + random.range(-60, 60), 640], size: 0.8 },
      land: { at: [640, 640], size: 0.8 },
      air: { at: [640, horizon * 0.55] },
    };
  },
};
