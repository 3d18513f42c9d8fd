import { FEET, type Subject } from "#artwork/part.ts";
import { ellipse } from "#artwork/path.ts";

/** Two dice. */
export const DICE: Subject = {
  name: "dice",
  fits: "dice, die, dungeons & dragons, dungeons-dragons, tabletop, d20, board-games",
  on: ["table", ...FEET, "void"],
  size: [130, 90],
  bulk: 0.8,
  draw: (pen) => {
    for (const [x, y, s, paint] of [
      [34, -28, 0.8, "pale"],
      [-24, -42, 1.15, "spot"],
    ] as const)
      pen.place({ at: [x, y], scale: s }, () => {
        pen.body("M0 -36L34 -20L34 18L0 36L-34 18L-34 -20Z", paint);
        pen.fill("M0 -4L34 -20L34 18L0 36Z", "shade");
        pen.fill("M0 -36L34 -20L0 -4L-34 -20Z", "light", 0.35);
        pen.fill(
          ellipse([0, -20], 6, 3) +
            ellipse([-17, 8], 4, 5) +
            ellipse([-24, -4], 3.4, 4.4) +
            ellipse([-10, 20], 3.4, 4.4) +
            ellipse([11, 2], 3.4, 4.4) +
            ellipse([24, 14], 3.4, 4.4) +
            ellipse([11, 20], 3.4, 4.4) +
            ellipse([24, -4], 3.4, 4.4),
          paint === "spot" ? "light" : "ink",
        );
      });
  },
};
