import { stance, CLOTHES, HEADGEAR, HELD } from "#artwork/motifs/wardrobe.ts";
import type { Subject } from "#artwork/part.ts";

/** A small knight with a drawn sword before a great dragon's head. */
export const KNIGHT_AND_DRAGON: Subject = {
  name: "knight-and-dragon",
  fits: "dragon slayer, dragons, elder scrolls",
  ages: ["old"],
  on: ["land"],
  size: [240, 170],
  bulk: 1.5,
  draw: (pen) => {
    pen.body(
      "M-120 0C-116 -50 -96 -96 -60 -122L-74 -150L-40 -134C-20 -144 4 -146 24 -138L40 -160L48 -132C70 -122 92 -104 104 -82L86 -76C70 -78 56 -74 44 -64C60 -60 76 -58 92 -62C76 -46 54 -40 32 -44C6 -34 -16 -16 -24 0Z",
    );
    pen.fill("M-96 0C-92 -44 -70 -86 -36 -108C-52 -76 -58 -40 -54 0Z", "spot-dark");
    pen.fill("M30 -108L50 -102L34 -96Z", "spot");
    pen.glow([38, -102], 30, "spot");
    pen.fill("M92 -82L86 -70L80 -79ZM76 -78L70 -66L65 -75ZM84 -62L78 -70L74 -60Z", "pale");
    pen.place({ at: [112, 0], scale: 0.5, flip: true }, () => {
      pen.body(stance([20, -84, 26, -100], [-16, -62, -20, -56], "lunge") + HEADGEAR.helmet + HELD.sword(26, -100));
      pen.fill(CLOTHES.cape, "spot");
      pen.fill(HELD.shield(-20, -58), "pale");
    });
  },
};
