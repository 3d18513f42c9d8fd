import type { Subject } from "#artwork/part.ts";
import { ellipse } from "#artwork/path.ts";

/** Stacks of chips. */
export const POKER_CHIPS: Subject = {
  name: "poker-chips",
  fits: "casino, chips, gambling, luck",
  ages: ["modern"],
  on: ["table"],
  size: [140, 80],
  bulk: 0.8,
  draw: (pen) => {
    for (const [x, count] of [
      [-48, 5],
      [46, 3],
      [0, 8],
    ] as const)
      for (let n = 0; n < count; n += 1) {
        pen.body(`M${x - 26} ${-6 - n * 9}a26 8 0 0 1 52 0v6a26 8 0 0 1 -52 0Z`, n % 2 === 0 ? "spot" : "pale");
        pen.fill(ellipse([x, -8 - n * 9], 25, 7.4), n % 2 === 0 ? "spot-light" : "light", 0.5);
      }
  },
};
