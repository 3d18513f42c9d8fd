import { dress, PERSON_OF_TODAY, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

const POSE = posed("2 -89 0 -78 -2 -46 10 -60 14 -62 18 -56 32 -64 8 -25 -8 -24 12 -3 -14 -3");

/** A soldier with a rifle before the chest. */
export const SOLDIER: Subject = {
  ...PERSON_OF_TODAY,
  name: "soldier",
  fits: "soldier, military, war, fps, shooter, world-war-ii, commando, trooper",
  ages: ["modern", "future"],
  size: [72, 106],
  draw: (pen) => {
    layers(pen)(`body dark M-6 -80C-20 -82 -26 -74 -26 -58L-24 -46L-8 -46Z`);
    dress(pen, POSE, { top: "deep", legs: "deep", shoes: "ink", hair: "none" });
    layers(pen)(`
      dark M-11 -74L8 -75L9 -49L-11 -49Z; shade M-11 -62h20v2h-20ZM-8 -58h6v8h-6ZM0 -58h6v8h-6Z
      body dark M-9 -88C-11 -103 2 -107 8 -102C14 -99 15 -93 14 -90L-2 -89L-4 -82L-8 -83Z
      spot M-9 -93C-6 -97 8 -98 14 -93L14 -90L-9 -90Z; line ink 1.4 M-3 -89C-2 -82 4 -80 8 -81; spot M-11 -70L-5 -71L-5 -65L-11 -64Z
      body ink M-14 -52L6 -62L12 -60L34 -70L58 -80L59 -77L38 -66L22 -58L20 -46L14 -45L14 -54L4 -52L-12 -44Z
      dot pale 3.4 17 -57 33 -66
    `);
  },
};
