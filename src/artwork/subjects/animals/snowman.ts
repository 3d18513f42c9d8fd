import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A snowman. */
export const SNOWMAN: Subject = {
  name: "snowman",
  fits: "snowman, christmas, winter, snow, ice climber",
  on: FEET,
  size: [90, 120],
  bulk: 0.8,
  draw: (pen) => {
    pen.body(
      circle(0, -28, 30) +
        circle(0, -72, 22) +
        circle(0, -102, 16) +
        limb([18, -76], [48, -94], [3, 2]) +
        limb([-18, -76], [-46, -90], [3, 2]),
    );
    pen.fill(circle(0, -28, 29) + circle(0, -72, 21) + circle(0, -102, 15), "light");
    pen.fill(
      "M10 -92C20 -100 16 -110 14 -112C18 -106 18 -96 12 -90ZM14 -56C24 -66 22 -80 16 -88C26 -78 26 -62 16 -54ZM20 -6C32 -20 30 -40 20 -52C36 -40 36 -14 20 -4Z",
      "shade",
      0.3,
    );
    pen.fill(
      circle(-5, -106, 2) + circle(6, -106, 2) + circle(0, -78, 2.4) + circle(0, -68, 2.4) + circle(0, -40, 2.6),
      "ink",
    );
    pen.fill("M0 -103L18 -99L0 -98ZM-16 -90C-6 -84 8 -84 16 -90L17 -83C8 -78 -8 -78 -17 -83Z", "spot");
    pen.body("M-18 -114H18V-118H-18ZM-11 -118H11V-136H-11Z");
  },
};
