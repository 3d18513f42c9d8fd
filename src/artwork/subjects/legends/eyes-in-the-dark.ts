import { FEET, type Subject } from "#artwork/part.ts";
import { ellipse } from "#artwork/path.ts";

/** Something large in the dark of which only eyes and teeth can be told. */
export const EYES_IN_THE_DARK: Subject = {
  name: "eyes-in-the-dark",
  fits: "horror, survival-horror, lovecraftian, psychological-horror, monster, monsters, fear, terror, nightmare, darkness",
  on: [...FEET, "void", "deep"],
  size: [200, 150],
  bulk: 1.6,
  draw: (pen) => {
    const random = pen.world.fork("eyes");
    pen.body("M-100 0C-110 -60 -92 -120 -50 -140C-20 -156 30 -154 56 -138C96 -116 110 -60 100 0Z");
    const many = random.int(0, 2);
    const eye = (x: number, y: number, r: number) =>
      `M${x - r} ${y}Q${x} ${y - r} ${x + r} ${y}Q${x} ${y + r * 0.7} ${x - r} ${y}Z`;
    pen.fill(eye(-28, -96, 20) + eye(32, -96, 20), "spot");
    if (many > 0) pen.fill(eye(-58, -116, 10) + eye(60, -116, 10) + eye(2, -122, 9), "spot");
    pen.fill(ellipse([-28, -96], 4, 8) + ellipse([32, -96], 4, 8), "ink");
    pen.fill(
      "M-54 -58L-44 -34L-36 -56L-24 -28L-14 -54L0 -24L12 -54L24 -28L34 -56L44 -34L54 -58C30 -48 -30 -48 -54 -58Z",
      "pale",
    );
    pen.glow([-28, -96], 44, "spot");
    pen.glow([32, -96], 44, "spot");
  },
};
