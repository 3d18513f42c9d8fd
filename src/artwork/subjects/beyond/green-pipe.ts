import { FEET, type Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A fat pipe with a plant that looks out of it. */
export const GREEN_PIPE: Subject = {
  name: "green-pipe",
  fits: "pipe, pipes, warp, plumber, super mario bros, warp zone",
  on: [...FEET, "pixel", "void"],
  size: [120, 120],
  bulk: 0.8,
  draw: (pen) => {
    pen.body("M-8 -78C-10 -96 8 -100 4 -118M-6 -78V-100H6V-78Z", "spot-dark");
    pen.body("M-30 -108C-36 -140 30 -144 34 -112L4 -108L34 -100C26 -84 -28 -86 -30 -108Z", "spot");
    pen.fill(
      circle(-14, -124, 5) + circle(8, -128, 4) + circle(-4, -96, 4) + "M8 -112L14 -105L20 -111L26 -104L32 -110Z",
      "light",
    );
    pen.body("M-40 -54H40V0H-40ZM-50 -80H50V-54H-50Z", "deep");
    pen.fill("M-32 -54H-22V0H-32ZM-42 -80H-30V-54H-42Z", "pale", 0.6);
    pen.fill("M18 -54H40V0H18ZM26 -80H50V-54H26Z", "ink", 0.4);
    pen.fill("M-50 -56H50V-52H-50Z", "ink");
  },
};
