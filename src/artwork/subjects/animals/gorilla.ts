import { FEET, type Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A gorilla on its knuckles. */
export const GORILLA: Subject = {
  name: "gorilla",
  fits: ["gorilla", "apes", "donkey", "jungle king"],
  on: FEET,
  size: [140, 110],
  bulk: 1.2,
  draw: (pen) => {
    pen.body(
      "M-50 -40C-56 -76 -20 -100 14 -96C26 -110 54 -106 56 -88C66 -80 62 -68 50 -66C52 -50 54 -20 50 0H26C30 -20 26 -40 20 -46L0 -40L2 0H-22L-26 -26L-40 0H-62C-62 -16 -56 -30 -50 -40Z",
    );
    pen.fill("M-50 -40C-56 -76 -20 -100 14 -96C14 -76 -10 -60 -46 -50Z", "spot-dark");
    pen.fill("M36 -96C46 -98 54 -94 54 -88C60 -82 58 -72 48 -72C38 -74 34 -86 36 -96Z", "pale");
    pen.fill(circle(44, -88, 2) + circle(51, -87, 2), "ink");
    pen.fill("M8 -92L24 -60L20 -54L2 -88Z", "spot");
  },
};
