import { FEET, type Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A rabbit that sits up. */
export const RABBIT: Subject = {
  name: "rabbit",
  fits: ["rabbit", "rabbits", "bunny", "hare", "rabbids"],
  on: FEET,
  size: [80, 100],
  bulk: 0.5,
  draw: (pen) => {
    pen.body(
      "M-26 0C-36 -20 -28 -44 -8 -46L-2 -56C-10 -70 -12 -96 -4 -100C4 -96 6 -78 4 -64L8 -64C10 -78 18 -98 24 -96C28 -86 22 -70 16 -60C28 -54 28 -42 18 -38L14 -30L22 0Z" +
        circle(-30, -10, 9),
    );
    pen.fill(circle(-30, -10, 8) + "M-3 -94C1 -90 2 -78 1 -66L-2 -66C-6 -76 -6 -90 -3 -94Z", "pale");
    pen.fill("M-26 -2C-34 -20 -26 -40 -8 -42C-14 -28 -12 -14 -6 -2Z", "spot-dark");
    pen.fill(circle(14, -52, 2.4), "light");
    pen.fill("M22 -47l5 1l-4 4Z", "spot");
  },
};
