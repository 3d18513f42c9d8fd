import { dress, PERSON_OF_TODAY, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

const POSE = posed("8 -84 2 -74 -6 -46 2 -58 16 -60 -6 -70 26 -50 8 -28 -16 -26 14 -3 -28 -6");

/** A burglar on tiptoe with the sack on the back. */
export const BURGLAR: Subject = {
  ...PERSON_OF_TODAY,
  name: "burglar",
  fits: "burglar, thief, heist, robbery, stealth, loot, steal",
  size: [84, 104],
  draw: (pen) => {
    layers(pen)(`
      body spot M-6 -74C-12 -84 -26 -82 -36 -72C-52 -60 -50 -34 -36 -30C-22 -27 -12 -38 -10 -52Z
      shade M-30 -78C-52 -60 -50 -34 -36 -30C-24 -28 -16 -34 -12 -42C-30 -40 -36 -56 -30 -78Z
    `);
    dress(pen, POSE, { top: "pale", sleeves: "pale", legs: "ink", shoes: "dark", hands: "ink" });
    layers(pen)(`
      line ink 3 M-7 -70L9 -68M-8 -62L8 -60M-10 -54L5 -52M-3 -68L3 -60M-2 -62L-6 -66; line ink 2.6 M12 -63L17 -58M18 -57L23 -55; ink M4 -88L18 -87L16 -81L6 -81Z; dot light 1.3 13 -85
      body ink M-2 -84C-5 -98 4 -102 11 -98C18 -96 19 -90 17 -88L6 -89Z
      line grey 1.6 .7 M-2 -89C4 -93 12 -92 17 -89; dot pale 3 30 -46
    `);
  },
};
