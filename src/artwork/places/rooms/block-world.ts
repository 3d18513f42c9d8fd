import { mix } from "#artwork/colour.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { box, type Slant } from "#artwork/motifs/solids.ts";
import type { Place } from "#artwork/part.ts";

/** A landscape of cubes. */
export const BLOCK_WORLD: Place = {
  name: "block-world",
  fits: "minecraft, voxel, blocks, cubes, building sandbox, terraria, block world, crafting sandbox, trove",
  offers: ["land", "air", "table"],
  draw: (stage) => {
    const { horizon, palette, world } = stage;
    sky(stage);
    const view: Slant = { origin: [640, horizon + 60], unit: 40 };
    stage.plane();
    const tones = [
      mix(palette.glow, palette.deep, 0.3),
      mix(palette.deep, palette.glow, 0.25),
      mix(palette.glow, palette.spot, 0.3),
    ] as const;
    for (let south = -9; south < 9; south += 1)
      for (let east = -9; east < 9; east += 1) {
        const edge = Math.max(Math.abs(east), Math.abs(south));
        const high = 1 + (edge > 4 ? Math.floor(world.fork(`${east}/${south}`).range(0, edge * 0.42)) : 0);
        if ((east + south) % 1 === 0)
          box(stage, view, {
            at: [east * 2, south * 2, 0],
            size: [2, 2, high],
            colour: tones[Math.abs(east * 7 + south * 3) % 3] ?? tones[0],
          });
      }
    return {
      land: { at: [640, 600], size: 0.7 },
      table: { at: [640, 600], size: 0.7 },
      air: { at: [640, horizon * 0.5] },
    };
  },
};
