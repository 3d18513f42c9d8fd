import { stance, CLOTHES, HEADGEAR, HELD } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A broad fighter with a great axe over the shoulder. */
export const BARBARIAN: Subject = {
  name: "barbarian",
  fits: "barbarian, berserker, dwarf, dwarves, hack and slash, hack-and-slash",
  ages: ["old"],
  on: FEET,
  size: [76, 118],
  bulk: 1.1,
  draw: (pen) => {
    pen.body(
      stance([22, -66, 24, -86], [-20, -64, -22, -46], "wide") +
        "M-16 -82L16 -82L12 -48L-12 -48Z" +
        HEADGEAR.beard +
        HELD.axe(24, -90),
    );
    pen.fill("M-13 -80L13 -80L9 -56L-9 -56Z", "pale");
    pen.fill(CLOTHES.kilt + "M-16 -84C-24 -80 -26 -70 -20 -66L-8 -76ZM16 -84C24 -80 26 -70 20 -66L8 -76Z", "spot-dark");
    pen.fill(HEADGEAR.beard + CLOTHES.belt, "spot");
    pen.fill("M29 -126C42 -132 48 -120 46 -108C40 -112 34 -112 28 -110Z" + HEADGEAR.horns, "grey");
  },
};
