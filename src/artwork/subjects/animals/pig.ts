import { FEET, type Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A pig. */
export const PIG: Subject = {
  name: "pig",
  fits: ["pig", "pigs", "piglet", "boar", "angry birds"],
  on: FEET,
  size: [120, 76],
  bulk: 0.8,
  draw: (pen) => {
    pen.body(
      "M-56 -50C-48 -70 10 -74 32 -66L38 -78L48 -64C58 -60 64 -52 64 -44L72 -44V-32H64C58 -24 48 -22 40 -22L38 0H22L18 -18H-26L-30 0H-46L-46 -22C-58 -30 -60 -40 -56 -50Z",
    );
    pen.fill(
      "M-52 -50C-44 -66 10 -70 30 -62L44 -60C54 -56 60 -50 60 -44L60 -34C54 -28 46 -26 36 -26H-44C-54 -32 -56 -42 -52 -50Z",
      "spot-light",
    );
    pen.fill("M64 -44H72V-32H64ZM38 -78L48 -64L34 -66Z", "spot");
    pen.fill(circle(52, -50, 2.6) + circle(69, -40, 1.4), "ink");
    pen.stroke("M-56 -48C-70 -50 -66 -64 -60 -58", "spot", { width: 2.4 });
  },
};
