import type { Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A great eye. */
export const EYE: Subject = {
  name: "eye",
  fits: "eye, eyes, surreal, psychedelic, dream, control, the witness, subconscious, layers of fear",
  on: ["void", "air", "space"],
  size: [200, 110],
  bulk: 1.3,
  draw: (pen) => {
    pen.body("M-100 0C-60 -56 60 -56 100 0C60 50 -60 50 -100 0Z", "pale");
    pen.fill(circle(0, -2, 36), "spot");
    pen.fill(circle(0, -2, 26), "spot-dark");
    pen.fill(circle(0, -2, 15), "ink");
    pen.fill(circle(-10, -14, 7), "light");
    pen.stroke("M-100 0C-60 -56 60 -56 100 0M-66 -42L-78 -58M-30 -54L-36 -74M8 -56L10 -78M46 -48L58 -66", "ink", {
      width: 5,
    });
    pen.glow([0, 0], 90, "spot");
  },
};
