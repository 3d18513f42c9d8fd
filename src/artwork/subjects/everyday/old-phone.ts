import type { Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A telephone with a dial. */
export const OLD_PHONE: Subject = {
  name: "old-phone",
  fits: "phone, telephone, call, ringing, phone booth",
  ages: ["modern"],
  on: ["table", "floor"],
  size: [110, 80],
  bulk: 0.7,
  draw: (pen) => {
    pen.body("M-40 0C-44 -20 -30 -40 -22 -52H22C30 -40 44 -20 40 0Z", "spot");
    pen.fill("M6 -52H22C30 -40 44 -20 40 0H10C22 -20 18 -40 6 -52Z", "spot-dark");
    pen.body("M-54 -60C-54 -84 54 -84 54 -60L42 -52L28 -56C30 -66 -30 -66 -28 -56L-42 -52Z");
    pen.fill(circle(0, -24, 16), "pale");
    pen.fill(
      circle(0, -24, 5) +
        circle(0, -35, 2) +
        circle(9, -31, 2) +
        circle(11, -21, 2) +
        circle(-9, -31, 2) +
        circle(-11, -21, 2) +
        circle(-4, -13, 2) +
        circle(5, -14, 2),
      "ink",
    );
  },
};
