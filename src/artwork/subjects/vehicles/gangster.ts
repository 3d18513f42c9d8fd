import { dress, PERSON_OF_TODAY, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

const POSE = posed("1 -89 0 -78 -2 -46 8 -58 16 -60 16 -50 34 -54 8 -24 -9 -24 13 -3 -16 -3");

/** A gangster in pinstripes with a drum gun. */
export const GANGSTER: Subject = {
  ...PERSON_OF_TODAY,
  name: "gangster",
  fits: "gangster, mafia, mob, crime, heist, noir, prohibition",
  size: [72, 108],
  draw: (pen) => {
    dress(pen, POSE, { top: "dark", legs: "dark", shoes: "pale" });
    layers(pen)(`
      line pale .7 .5 M-8 -72L-8 -48M-4 -74L-4 -46M0 -74L0 -46M5 -74L5 -48M6 -40L8 -10M10 -38L11 -10M-8 -40L-12 -10; pale M1 -78L7 -77L5 -62L2 -60Z; spot M3 -76L6 -75L5 -62L3 -62Z
      body spot M-17 -93C-10 -99 12 -99 20 -91C12 -90 -8 -90 -17 -93ZM-9 -95C-11 -109 -5 -108 1 -105C7 -109 12 -106 11 -95Z
      ink M-9 -96C-5 -99 6 -99 11 -96L11 -99C6 -102 -5 -102 -9.5 -99Z
      body ink M-12 -46L4 -54L12 -53L46 -58L62 -60L62 -57L48 -55L38 -52L36 -46L32 -46L32 -52L20 -50L18 -42L14 -42L13 -48L2 -48L-10 -40Z
      dot dark 6 27 -46; ring grey 1 4 27 -46; dot pale 3.4 15 -50 34 -53
    `);
  },
};
