import { FEET, type Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A brush and its stroke of paint. */
export const PAINT_BRUSH: Subject = {
  name: "paint-brush",
  fits: "painting, paint, art, drawing, okami, splatoon, ink, colouring",
  on: ["table", "void", ...FEET],
  size: [150, 110],
  bulk: 0.8,
  draw: (pen) => {
    pen.fill("M-80 -10C-60 -40 -30 -10 -4 -30C20 -46 40 -30 60 -36C44 -20 20 -16 0 -4C-24 8 -60 4 -80 -10Z", "spot");
    pen.place({ at: [34, -44], turn: 38 }, () => {
      pen.body("M-7 -70C-9 -90 -3 -100 0 -100C3 -100 9 -90 7 -70L6 -18H-6Z", "spot-dark");
      pen.fill("M-8 -18H8V-4H-8Z", "grey");
      pen.fill("M-8 -4H8C10 12 4 26 0 34C-4 26 -10 12 -8 -4Z", "pale");
    });
    pen.fill(circle(-66, -34, 6) + circle(-48, -52, 4) + circle(74, -22, 5), "spot-light");
  },
};
