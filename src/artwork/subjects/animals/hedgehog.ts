import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A hedgehog that runs, rings in the air. */
export const HEDGEHOG: Subject = {
  name: "hedgehog",
  fits: ["hedgehog", "sonic", "speed", "fast", "rings"],
  on: [...FEET, "pixel"],
  size: [110, 90],
  bulk: 0.7,
  draw: (pen) => {
    pen.body(
      "M-40 -30L-54 -46L-38 -48L-48 -66L-28 -62L-32 -82L-12 -72L-8 -90L8 -76C30 -74 44 -56 42 -44L54 -38L44 -32C36 -22 20 -20 4 -20C-16 -20 -30 -22 -40 -30Z" +
        limb([14, -22], [30, -8], [7, 6]) +
        limb([30, -6], [42, -4], [8, 7]) +
        limb([-10, -22], [-26, -12], [7, 6]) +
        limb([-26, -12], [-38, -18], [8, 7]),
    );
    pen.fill("M-40 -30L-54 -46L-38 -48L-48 -66L-28 -62L-32 -82L-12 -72L-8 -90L8 -76C14 -60 4 -40 -10 -30Z", "spot");
    pen.fill(
      "M8 -56C24 -60 38 -54 42 -44L48 -38L40 -32C28 -28 14 -32 8 -56Z" +
        limb([30, -5], [42, -4], [6, 5]) +
        limb([-26, -12], [-38, -18], [6, 5]),
      "pale",
    );
    pen.fill(circle(28, -50, 2.6) + circle(52, -38, 3), "ink");
    pen.stroke(circle(78, -58, 9) + circle(104, -40, 9), "light", { width: 4 });
    pen.stroke("M-64 -20H-92M-60 -34H-82M-56 -8H-96", "light", { width: 3 });
  },
};
