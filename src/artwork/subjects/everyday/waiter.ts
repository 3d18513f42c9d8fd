import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle, ellipse } from "#artwork/path.ts";

/** A waiter with a tray. */
export const WAITER: Subject = {
  name: "waiter",
  fits: "restaurant, waiter, diner, serve, bar, bartender",
  ages: ["modern"],
  on: FEET,
  size: [80, 106],
  draw: (pen) => {
    pen.body(stance([18, -74, 28, -84], [-14, -64, -10, -52], "stride") + CLOTHES.jacket + HEADGEAR.hair);
    pen.fill(CLOTHES.jacket, "spot-dark");
    pen.fill("M-5 -80L5 -80L0 -58Z" + CLOTHES.apron, "light");
    pen.fill("M-5 -79L0 -76L5 -79L5 -73L0 -76L-5 -73Z", "spot");
    pen.fill(ellipse([30, -86], 18, 3), "grey");
    pen.fill("M20 -88C20 -102 40 -102 40 -88Z" + circle(30, -101, 2), "pale");
  },
};
