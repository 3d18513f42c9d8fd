import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import type { Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A golfer after the swing. */
export const GOLFER: Subject = {
  name: "golfer",
  fits: "golf, pga, putt, fairway",
  ages: ["modern"],
  on: ["field", "land"],
  size: [110, 116],
  draw: (pen) => {
    pen.body(
      stance([4, -84, -10, -92], [-4, -86, -12, -90], "wide") +
        HEADGEAR.cap +
        limb([-10, -92], [-52, -66], [2.4, 2]) +
        "M-52 -68L-60 -62L-56 -58Z",
    );
    pen.fill(CLOTHES.shirt, "spot");
    pen.fill("M-9 -50L9 -50L17 -4L7 -4L0 -36L-7 -4L-17 -4Z" + HEADGEAR.cap, "pale");
    pen.fill(circle(52, -70, 4), "light");
    pen.stroke("M16 -6Q34 -46 48 -66", "light", { width: 1.2 });
  },
};
