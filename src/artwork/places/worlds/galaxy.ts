import { belt, deepSpace, galaxy, nebula } from "#artwork/motifs/cosmos.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** A galaxy seen from far away. */
export const GALAXY: Place = {
  name: "galaxy",
  fits: "galaxy, universe, cosmos, stars, stellar, 4x, space",
  ages: ["modern", "future"],
  offers: ["space", "void"],
  indoors: true,
  draw: (stage) => {
    const { random } = stage;
    const side = random.sign();
    const at = [640 + side * random.range(60, 220), random.range(240, 330)] as const;
    const scene = relit(stage, at, 80);
    deepSpace(scene, { stars: 320 });
    nebula(scene, at, 520);
    galaxy(scene, at, { radius: random.range(420, 560), tilt: side * random.range(14, 34) });
    stage.plane();
    belt(scene, [700, 590], { count: 30, size: 44, depth: 0.95, label: "rocks" });
    const middle = { at: [640 - side * 60, 400] } as const;
    return { space: middle, void: middle };
  },
};
