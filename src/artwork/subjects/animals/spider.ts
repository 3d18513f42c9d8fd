import { FEET, type Subject } from "#artwork/part.ts";
import { circle, ellipse, limb } from "#artwork/path.ts";

/** A spider. */
export const SPIDER: Subject = {
  name: "spider",
  fits: "spider, spiders, arachnophobia, limbo, arachnid",
  on: [...FEET, "air"],
  size: [150, 100],
  bulk: 0.9,
  draw: (pen) => {
    const leg = (side: number, n: number) =>
      limb([side * 14, -40], [side * (34 + n * 12), -78 + n * 14], [5, 4]) +
      limb([side * (34 + n * 12), -78 + n * 14], [side * (42 + n * 16), 0], [4, 2]);
    pen.body(
      [-1, 1].flatMap((side) => [0, 1, 2].map((n) => leg(side, n))).join("") +
        ellipse([0, -52], 26, 28) +
        ellipse([0, -28], 16, 14),
    );
    pen.fill("M0 -76L8 -62L0 -48L-8 -62ZM0 -48L6 -42L-6 -42Z", "spot");
    pen.fill(
      circle(-6, -28, 3) + circle(6, -28, 3) + circle(-11, -33, 2) + circle(11, -33, 2) + circle(0, -33, 2),
      "light",
    );
  },
};
