import { stance, CLOTHES } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";

/** A broad orc with tusks and a cleaver. */
export const ORC: Subject = {
  name: "orc",
  fits: "orc, orcs, warcraft, troll, mordor, ogre, horde",
  ages: ["old"],
  on: FEET,
  size: [84, 108],
  bulk: 1.2,
  draw: (pen) => {
    pen.body(
      stance([26, -64, 30, -52], [-24, -62, -28, -42], "wide") +
        "M-20 -82C-10 -90 10 -90 20 -82L14 -46L-14 -46ZM-11 -92C-12 -104 12 -104 11 -92L9 -80L-9 -80ZM-11 -96L-20 -100L-11 -90ZM11 -96L20 -100L11 -90ZM26 -52L40 -94L58 -90L54 -66L36 -50Z",
    );
    pen.fill(
      CLOTHES.kilt + "M-20 -84C-28 -80 -28 -66 -22 -62L-10 -76ZM20 -84C28 -80 28 -66 22 -62L10 -76Z",
      "spot-dark",
    );
    pen.fill("M40 -94L58 -90L54 -66L37 -56Z", "grey");
    pen.fill("M-6 -83L-4 -90L-2 -83ZM6 -83L4 -90L2 -83Z", "pale");
    pen.fill(rect([-6, -95], 4, 2) + rect([2, -95], 4, 2) + CLOTHES.belt, "spot");
  },
};
