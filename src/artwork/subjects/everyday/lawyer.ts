import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A lawyer who points across the room. */
export const LAWYER: Subject = {
  name: "lawyer",
  fits: "lawyer, attorney, trial, court, courtroom, objection",
  ages: ["modern"],
  on: FEET,
  size: [110, 106],
  draw: (pen) => {
    pen.body(stance([26, -78, 52, -80], [-16, -62, -10, -48], "wide") + CLOTHES.jacket + HEADGEAR.spikes);
    pen.fill(CLOTHES.jacket + limb([10, -78], [46, -80], [8, 6]), "spot-dark");
    pen.fill("M-5 -80L5 -80L0 -58Z", "light");
    pen.fill(CLOTHES.tie, "spot");
    pen.fill(circle(53, -80, 3.4) + limb([53, -81], [60, -82], [2, 1.6]), "pale");
  },
};
