import { FEET, type Subject } from "#artwork/part.ts";
import { circle, ellipse } from "#artwork/path.ts";

/** A teddy bear that sits. */
export const TEDDY_BEAR: Subject = {
  name: "teddy-bear",
  fits: "toy, toys, teddy, plush, nostalgia, stuffed",
  on: [...FEET, "table"],
  size: [90, 104],
  bulk: 0.6,
  draw: (pen) => {
    pen.body(
      circle(-26, -92, 12) +
        circle(26, -92, 12) +
        circle(0, -74, 30) +
        ellipse([0, -28], 32, 30) +
        ellipse([-34, -34], 11, 18) +
        ellipse([34, -34], 11, 18) +
        ellipse([-24, -8], 15, 10) +
        ellipse([24, -8], 15, 10),
    );
    pen.fill(circle(0, -74, 28) + ellipse([0, -28], 30, 28), "spot-dark");
    pen.fill(
      ellipse([0, -66], 13, 10) +
        ellipse([0, -26], 17, 18) +
        circle(-26, -92, 6) +
        circle(26, -92, 6) +
        circle(-24, -8, 6) +
        circle(24, -8, 6),
      "pale",
    );
    pen.fill(circle(-10, -80, 3.4) + circle(10, -80, 3.4) + ellipse([0, -70], 4.5, 3), "ink");
    pen.fill("M-14 -48L0 -43L14 -48L14 -38L0 -43L-14 -38Z", "spot");
  },
};
