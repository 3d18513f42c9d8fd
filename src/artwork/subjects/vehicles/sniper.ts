import { dress, PERSON_OF_TODAY, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

const POSE = posed("8 -66 -2 -54 -10 -26 16 -48 20 -50 20 -58 44 -58 16 -30 -12 -4 18 -3 -32 -4");

/** A marksman on one knee, hooded, the long rifle at the eye. */
export const SNIPER: Subject = {
  ...PERSON_OF_TODAY,
  name: "sniper",
  fits: "sniper, marksman, assassin, stealth, rifle, shooter, hunter",
  ages: ["modern", "future"],
  size: [132, 84],
  bulk: 0.85,
  draw: (pen) => {
    layers(pen)(`body spot-dark M0 -60C-20 -58 -30 -36 -44 -6C-30 -10 -22 -4 -12 -8C-6 -22 -2 -40 6 -56Z`);
    dress(pen, POSE, { top: "deep", legs: "dark", shoes: "ink", hair: "none" });
    layers(pen)(`
      body spot-dark M-6 -50C-10 -70 -2 -80 9 -80C18 -79 20 -72 16 -70C10 -72 6 -68 6 -62C6 -56 10 -54 12 -50C4 -46 -2 -46 -6 -50Z
      shade M-6 -50C-10 -70 -2 -80 6 -80C0 -72 0 -58 4 -49C0 -47 -4 -48 -6 -50Z
      body ink M-2 -64L14 -62L20 -66L46 -66L46 -64L96 -64L96 -61L50 -60L42 -56L24 -56L20 -46L15 -47L16 -56L2 -52Z
      body ink M18 -72L36 -72L38 -70L38 -68L18 -68Z
      spot M36 -73h3v6h-3Z; line ink 2 M52 -60L46 -42M52 -60L62 -42; dot pale 3.4 19 -57 43 -57; glow spot 14 39 -70
    `);
  },
};
