import { mix } from "#artwork/colour.ts";
import { houseOfStairs } from "#artwork/motifs/forms.ts";
import { birds, sky } from "#artwork/motifs/sky.ts";
import { box } from "#artwork/motifs/solids.ts";
import { glints, lightPath, water } from "#artwork/motifs/water.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** A house of stairs, towers and doors that cannot be, standing in water. */
export const IMPOSSIBLE_HOUSE: Place = {
  name: "impossible-house",
  fits: "surreal, puzzle, illusion, perspective, architecture, geometry, isometric, beautiful",
  offers: ["floor", "land"],
  draw: (stage) => {
    const { palette, random, world, horizon } = stage;
    const side = random.sign();
    const scene = relit(stage, [640 + side * random.range(220, 340), 200], 100);
    sky(scene);
    birds(scene, [640 + side * 260, 170]);
    water(scene, horizon + 40);
    lightPath(scene, horizon + 40, { width: 80 });
    glints(scene, horizon + 40, 30);
    stage.plane();
    const wall = mix(mix(palette.glow, palette.light, 0.35), palette.spot, world.fork("wall").range(0, 0.35));
    houseOfStairs(scene, { origin: [640 - side * random.range(120, 220), horizon - 20], unit: 46 }, wall);
    const terrace = { origin: [640, 610], unit: 92 } as const;
    box(scene, terrace, { at: [-1.2, -1.2, -3], size: [3.4, 3.4, 3], colour: mix(wall, palette.deep, 0.35) });
    const spot = { at: [640, 655] } as const;
    return { floor: spot, land: spot };
  },
};
