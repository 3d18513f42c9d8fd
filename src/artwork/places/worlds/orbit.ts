import { deepSpace } from "#artwork/motifs/cosmos.ts";
import { planetEdge } from "#artwork/motifs/planet-edge.ts";
import { glow } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** The sun behind the edge of a planet. */
export const ORBIT: Place = {
  name: "orbit",
  fits: "space, orbit, planet, satellite, spaceship, gravity, space-sim",
  ages: ["modern", "future"],
  offers: ["space"],
  indoors: true,
  draw: (stage) => {
    const { random, palette, horizon } = stage;
    const [x, top] = [640 + random.range(-300, 300), horizon + random.range(20, 90)];
    const scene = relit(stage, [x, top - 8], 40);
    deepSpace(scene, { centre: [x, top] });
    glow(scene, [x, top], { radius: 620, opacity: 0.8, colour: palette.glow });
    stage.plane();
    planetEdge(scene, [x, top], random.range(900, 1300));
    return { space: { at: [640 + random.range(-60, 60), 330] } };
  },
};
