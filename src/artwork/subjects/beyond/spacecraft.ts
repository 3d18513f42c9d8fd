import type { Subject } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";

/** A freighter with lit windows. */
export const SPACECRAFT: Subject = {
  name: "spacecraft",
  fits: "spacecraft, spaceship, space-sim, elite, freighter, trading in space, no man's sky",
  ages: ["future"],
  on: ["space", "air"],
  size: [250, 110],
  bulk: 1.2,
  draw: (pen) => {
    pen.body(
      "M124 4L96 -18L40 -26L20 -46L-40 -48L-52 -26L-96 -30L-118 -14L-118 16L-96 28L-40 30L-10 46L40 44L60 26L100 20Z",
    );
    pen.fill("M124 4L96 -18L40 -26L-52 -26L-96 -30L-118 -14L-118 0Z", "spot-dark");
    pen.fill(
      rect([52, -12], 30, 5) +
        rect([-20, -38], 8, 6) +
        rect([-6, -38], 8, 6) +
        rect([8, -38], 8, 6) +
        rect([-80, -14], 6, 5) +
        rect([-66, -14], 6, 5) +
        rect([-52, -14], 6, 5),
      "light",
    );
    pen.fill("M-118 -8L-190 2L-118 12Z", "spot");
    pen.glow([-122, 2], 60, "spot");
    pen.fill("M-40 30L-10 46L40 44L60 26L20 34Z", "grey");
  },
};
