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
    stage.plane();
    const view: Slant = { origin: [640, horizon - 20], unit: 62 };
    const [phase, bend] = [world.range(0, 6), world.range(0.28, 0.42)];
    const grass = [mix(palette.deep, palette.glow, 0.62), mix(palette.deep, palette.glow, 0.5)] as const;
    const stone = mix(palette.deep, palette.ink, 0.15);
    for (let depth = 0; depth < 15; depth += 1)
      for (let across = -16; across <= 16; across += 1) {
        if ((depth + across) % 2 !== 0) continue;
        const at = [(depth + across) / 2, (depth - across) / 2] as const;
        const here = world.fork(`${across}/${depth}`);
        const hill =
          (Math.sin(across * bend + phase) + Math.sin(across * 0.17 - phase) + 1.2) * Math.max(0, 1 - depth / 7) * 1.5;
        const rim = Math.max(0, (Math.abs(across) - 7) / 4) * (depth < 9 ? 1 : 0.4);
        const pond =
          depth > 6 && Math.abs(across - Math.round(phase * 2 - 6)) < 3 && depth < 10 && Math.abs(across) > 3;
        const high = pond ? -1 : Math.round(hill + rim + here.range(-0.3, 0.3));
        const top = high > 3 ? palette.light : high > 2 ? stone : (grass[(at[0] + at[1]) % 2 === 0 ? 0 : 1] ?? stone);
        const cube = (up: number, [size, tall]: readonly [number, number], colour: string): void =>
          box(stage, view, {
            at: [at[0] + (1 - size) / 2, at[1] + (1 - size) / 2, up],
            size: [size, size, tall],
            colour,
          });
        cube(-2, [1, 2 + high * 0.5 + (pond ? 0.3 : 0)], pond ? mix(palette.sky, palette.light, 0.25) : top);
        if (pond || high > 2 || (Math.abs(across) < 5 && depth > 3) || !here.chance(0.12)) continue;
        cube(high * 0.5, [0.24, 0.8], mix(palette.ink, palette.deep, 0.4));
        cube(high * 0.5 + 0.7, [0.94, 0.6], mix(palette.deep, palette.spot, here.pick([0, 0.2, 0.5])));
        cube(high * 0.5 + 1.3, [0.54, 0.4], mix(palette.deep, palette.spot, here.pick([0, 0.2])));
      }
    return {
      land: { at: [640, 610], size: 0.7 },
      table: { at: [640, 610], size: 0.7 },
      air: { at: [640, horizon * 0.5] },
    };
  },
};
