import { FEET, type Subject } from "#artwork/part.ts";
import { ellipse } from "#artwork/path.ts";

/** Three round figures in costumes tumbling along. */
export const BEAN_FIGURES: Subject = {
  name: "bean-figures",
  fits: "party game, fall guys, among us, social deduction, platformer race, battle royale fun",
  on: [...FEET, "space"],
  size: [170, 100],
  bulk: 1,
  draw: (pen) => {
    for (const [x, turn, paint] of [
      [-54, -12, "spot"],
      [54, 14, "pale"],
      [0, 2, "spot-light"],
    ] as const)
      pen.place({ at: [x, 0], turn }, () => {
        pen.body("M-24 -14C-28 -44 -26 -88 0 -90C26 -88 28 -44 24 -14L20 0H6L4 -8H-4L-6 0H-20Z", paint);
        pen.fill("M-14 -70C-14 -82 20 -82 22 -68C22 -56 -12 -54 -14 -70Z", "light");
        pen.fill(ellipse([0, -68], 2.4, 5) + ellipse([11, -68], 2.4, 5), "ink");
        pen.fill("M8 -84C26 -70 28 -44 24 -14L14 -12C20 -40 18 -66 8 -84Z", "shade");
        pen.body(ellipse([-26, -40], 6, 10) + ellipse([26, -44], 6, 10), paint);
      });
  },
};
