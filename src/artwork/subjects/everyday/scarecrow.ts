import type { Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A scarecrow with a crow on its arm. */
export const SCARECROW: Subject = {
  name: "scarecrow",
  fits: "scarecrow, harvest moon, field, autumn",
  on: ["land", "floor"],
  size: [110, 124],
  draw: (pen) => {
    pen.body(
      limb([0, 0], [0, -96], [4, 4]) +
        limb([-46, -78], [46, -78], [4, 4]) +
        "M-30 -84L30 -84L34 -70L14 -68L16 -34L-16 -34L-14 -68L-34 -70Z" +
        circle(0, -98, 11) +
        "M-26 -104H26L12 -110L6 -126L-8 -124L-12 -110Z",
    );
    pen.fill("M-30 -84L30 -84L34 -70L14 -68L16 -34L-16 -34L-14 -68L-34 -70Z", "spot-dark");
    pen.fill(circle(0, -97, 10) + "M-46 -82l-10 -2l8 5l-8 5l10 -2ZM46 -82l10 -2l-8 5l8 5l-10 -2Z", "pale");
    pen.fill("M-6 -101l4 4M-2 -101" + circle(-4, -99, 1.6) + circle(4, -99, 1.6), "ink");
    pen.fill("M-12 -110L-11 -107H11L12 -110ZM-8 -60H0V-52H-8Z", "spot");
    pen.body("M30 -82C34 -96 46 -98 52 -94L58 -92L52 -90C50 -84 42 -80 30 -82Z");
  },
};
