import { FEET, type Subject } from "#artwork/part.ts";
import { circle, rect } from "#artwork/path.ts";

/** An owl on a post. */
export const OWL: Subject = {
  name: "owl",
  fits: "owl, owls, night bird, wisdom",
  on: [...FEET, "air"],
  size: [80, 100],
  bulk: 0.6,
  draw: (pen) => {
    pen.body(rect([-8, -20], 16, 20) + "M-32 -92L-20 -86H20L32 -92C38 -60 34 -30 20 -18H-20C-34 -30 -38 -60 -32 -92Z");
    pen.fill(
      "M-32 -74C-36 -50 -32 -30 -20 -20L-10 -20C-18 -40 -20 -60 -14 -70ZM32 -74C36 -50 32 -30 20 -20L10 -20C18 -40 20 -60 14 -70Z",
      "spot-dark",
    );
    pen.fill("M-12 -54C-8 -46 8 -46 12 -54C14 -40 10 -26 0 -22C-10 -26 -14 -40 -12 -54Z", "pale");
    pen.fill(circle(-12, -70, 11) + circle(12, -70, 11), "light");
    pen.fill(circle(-11, -70, 5) + circle(13, -70, 5), "ink");
    pen.fill("M-4 -62H4L0 -52Z", "spot");
  },
};
