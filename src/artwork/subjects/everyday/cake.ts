import { FEET, type Subject } from "#artwork/part.ts";
import { circle, rect } from "#artwork/path.ts";

/** A cake with a cherry and a candle. */
export const CAKE: Subject = {
  name: "cake",
  fits: "cake, candy, sweets, dessert, bakery, candy crush",
  on: ["table", ...FEET],
  size: [110, 104],
  bulk: 0.6,
  draw: (pen) => {
    pen.body("M-46 0V-50C-46 -60 46 -60 46 -50V0Z", "pale");
    pen.fill(
      "M-46 -34V-50C-46 -60 46 -60 46 -50V-34C40 -24 32 -24 28 -34C22 -22 12 -22 8 -34C2 -22 -8 -22 -12 -34C-18 -22 -28 -24 -30 -34C-36 -26 -42 -26 -46 -34Z",
      "spot",
    );
    pen.fill("M-46 -16H46V-10H-46Z" + rect([-3, -84], 6, 26), "light");
    pen.fill(circle(-26, -60, 6) + circle(26, -60, 6), "spot-dark");
    pen.fill("M0 -104C6 -96 5 -86 0 -85C-5 -86 -6 -96 0 -104Z", "light");
    pen.glow([0, -92], 26);
  },
};
