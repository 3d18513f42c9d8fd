import { FEET, type Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A bear. */
export const BEAR: Subject = {
  name: "bear",
  fits: ["bear", "bears", "banjo", "grizzly", "honey"],
  on: FEET,
  size: [150, 100],
  bulk: 1.2,
  draw: (pen) => {
    pen.body(
      "M-66 -56C-56 -84 -20 -90 10 -84C24 -98 52 -98 62 -82L84 -72C86 -64 80 -58 70 -58C60 -50 50 -46 46 -40L48 0H26L20 -28H-22L-24 0H-48L-52 -26C-64 -30 -70 -42 -66 -56ZM26 -92a7 7 0 1 1 12 -5Z",
    );
    pen.fill("M-66 -56C-56 -84 -20 -90 10 -84C4 -64 -20 -50 -62 -44Z", "spot-dark");
    pen.fill("M62 -82L84 -72C86 -64 80 -58 70 -58C62 -64 60 -74 62 -82Z", "pale");
    pen.fill(circle(52, -80, 2.4), "light");
    pen.fill(circle(82, -72, 4), "ink");
  },
};
