import { stance, CLOTHES, HEADGEAR, HELD } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** Four companions side by side: sword, staff, bow and shield. */
export const HEROES_PARTY: Subject = {
  name: "heroes-party",
  fits: "party-based, party, companions, jrpg, heroes, fellowship, turn-based-combat",
  ages: ["old"],
  on: FEET,
  size: [180, 130],
  bulk: 1.1,
  draw: (pen) => {
    pen.place({ at: [-62, -2], scale: 0.92 }, () => {
      pen.body(CLOTHES.robe + stance() + HEADGEAR.wizard + HELD.staff(-26, -60));
      pen.fill(CLOTHES.robe, "deep");
      pen.fill(circle(-29, -123, 5), "light");
    });
    pen.place({ at: [58, -2], scale: 0.94 }, () => {
      pen.body(stance([18, -66, 26, -70]) + CLOTHES.tunic + HEADGEAR.hood + HELD.bow(28, -70));
      pen.fill(HEADGEAR.hood, "grey");
    });
    pen.place({ at: [24, 0] }, () => {
      pen.body(CLOTHES.gown + stance() + HEADGEAR["hair-long"]);
      pen.fill(CLOTHES.gown, "pale");
      pen.fill(HEADGEAR["hair-long"], "spot-dark");
    });
    pen.place({ at: [-20, 2], scale: 1.08 }, () => {
      pen.body(stance([18, -64, 24, -52], undefined, "wide") + HEADGEAR.spikes + CLOTHES.jacket + HELD.sword(24, -52));
      pen.fill(CLOTHES.cape, "spot");
      pen.fill(limb([26, -56], [58, -98], [3.4, 1.2]), "light");
    });
  },
};
