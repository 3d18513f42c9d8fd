import { FEET, type Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A cobra that stands up. */
export const SNAKE: Subject = {
  name: "snake",
  fits: "snakes, cobra, python, viper",
  on: FEET,
  size: [130, 100],
  bulk: 0.8,
  draw: (pen) => {
    pen.body(
      "M-56 0C-60 -18 -30 -24 0 -22C20 -20 24 -30 12 -40C-8 -54 -8 -84 14 -94C24 -100 38 -98 44 -90L62 -86L46 -80C40 -76 34 -74 32 -70C44 -56 58 -36 50 -14C46 -2 34 0 20 0Z",
    );
    pen.fill(
      "M14 -88C-2 -78 0 -58 14 -48C28 -40 36 -28 28 -16C36 -14 44 -22 42 -32C40 -48 22 -56 22 -72C22 -80 18 -86 14 -88Z",
      "spot",
    );
    pen.fill("M18 -62L30 -62M18 -54L32 -50M26 -44L38 -40M32 -34L42 -32", "pale");
    pen.stroke("M20 -64L30 -63M22 -56L34 -53M28 -46L40 -42M32 -36L43 -33", "pale", { width: 2 });
    pen.fill(circle(36, -90, 2.4), "light");
    pen.stroke("M60 -85L74 -84M74 -84l6 -4M74 -84l6 4", "spot", { width: 1.8 });
  },
};
