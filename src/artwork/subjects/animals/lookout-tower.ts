import type { Subject } from "#artwork/part.ts";
import { limb, rect } from "#artwork/path.ts";

/** A lookout tower with a light in its cabin. */
export const LOOKOUT_TOWER: Subject = {
  name: "lookout-tower",
  fits: "lookout, tower, watchtower, fire watch, firewatch, ranger",
  ages: ["modern"],
  on: ["land"],
  size: [120, 170],
  bulk: 1.6,
  draw: (pen) => {
    pen.body(
      limb([-38, 0], [-22, -104], [6, 5]) +
        limb([38, 0], [22, -104], [6, 5]) +
        limb([-34, -26], [28, -66], [3, 3]) +
        limb([34, -26], [-28, -66], [3, 3]) +
        limb([-26, -70], [22, -102], [3, 3]) +
        limb([26, -70], [-22, -102], [3, 3]) +
        "M-46 -108H46V-98H-46ZM-34 -148H34V-108H-34ZM-50 -148L0 -172L50 -148Z",
    );
    pen.fill(rect([-30, -142], 60, 22), "light");
    pen.fill(rect([-12, -142], 3, 22) + rect([9, -142], 3, 22) + "M14 -120V-134a4 4 0 1 1 6 0V-120Z", "ink");
    pen.fill("M-50 -148L0 -172L50 -148Z", "spot");
    pen.fill("M0 -172L50 -148H0Z", "spot-dark");
    pen.glow([0, -130], 60);
  },
};
