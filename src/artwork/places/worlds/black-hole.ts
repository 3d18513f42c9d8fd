import { belt, blackHole, deepSpace } from "#artwork/motifs/cosmos.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** A black hole and the light around it. */
export const BLACK_HOLE: Place = {
  name: "black-hole",
  fits: "black hole, gravity, singularity, void, wormhole, time-travel",
  ages: ["modern", "future"],
  offers: ["space", "void"],
  indoors: true,
  draw: (stage) => {
    const { random } = stage;
    const at = [640 + random.sign() * random.range(150, 260), random.range(250, 320)] as const;
    const scene = relit(stage, at, 80);
    deepSpace(scene);
    blackHole(scene, at, { radius: random.range(120, 160), tilt: random.range(-26, 26) });
    stage.plane();
    belt(scene, [240, 640], { count: 18, size: 22, depth: 0.6, label: "far" });
    const middle = { at: [1280 - at[0], 430] } as const;
    return { space: middle, void: middle };
  },
  near: (stage) => belt(stage, [720, 780], { count: 22, size: 80, depth: 1, label: "near" }),
};
