import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** An archer in a hood with the bow drawn. */
export const ARCHER: Subject = {
  name: "archer",
  fits: "archer, bow, archery, ranger, elf, elves, hunting",
  ages: ["old"],
  on: FEET,
  size: [80, 112],
  draw: (pen) => {
    pen.body(
      stance([20, -76, 36, -78], [-20, -74, -6, -78], "stride") +
        HEADGEAR.hood +
        CLOTHES.tunic +
        "M32 -114C50 -98 50 -58 32 -42C44 -60 44 -96 32 -114Z",
    );
    pen.fill(CLOTHES.tunic, "spot-dark");
    pen.fill(HEADGEAR.hood + CLOTHES.belt, "spot");
    pen.fill("M-14 -86L-8 -90L-2 -58L-10 -56ZM-12 -92l-4 -8l6 4l2 -8l3 9Z", "grey");
    pen.stroke("M33 -113L-4 -78L33 -43", "pale", { width: 1 });
    pen.stroke("M-6 -78L52 -78M52 -78l-6 -3M52 -78l-6 3", "light", { width: 1.8 });
  },
};
