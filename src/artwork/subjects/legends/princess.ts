import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A princess in a wide gown. */
export const PRINCESS: Subject = {
  name: "princess",
  fits: "princess, queen, peach, royal, fairytale",
  on: FEET,
  size: [60, 114],
  draw: (pen) => {
    pen.body(CLOTHES.gown + stance([14, -62, 12, -54], [-14, -62, -12, -54]) + HEADGEAR["hair-long"] + HEADGEAR.crown);
    pen.fill(CLOTHES.gown, "spot");
    pen.fill("M0 -79L8 -79L7 -54C14 -36 22 -18 27 -1L6 -1C6 -30 4 -54 0 -79Z", "shade");
    pen.fill("M-8 -54L8 -54L9 -49L-9 -49ZM-27 -1L27 -1L25 -8L-25 -8Z", "pale");
    pen.fill(HEADGEAR["hair-long"], "grey");
    pen.fill(HEADGEAR.crown, "light");
  },
};
