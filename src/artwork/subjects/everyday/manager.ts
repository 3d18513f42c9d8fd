import { dress, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import { ATHLETE } from "#artwork/motifs/sportswear.ts";
import type { Subject } from "#artwork/part.ts";

const POSE = posed("1 -90 0 -78 0 -46 16 -68 -14 -62 35 -78 -17 -50 6 -24 -6 -24 10 -3 -10 -3");

/** A coach in a coat with a clipboard. */
export const MANAGER: Subject = {
  ...ATHLETE,
  name: "manager",
  fits: "manager, management, coach, tycoon boss, clipboard",
  size: [76, 104],
  draw: (pen) => {
    const outline = "M-10 -79L9 -79C13 -68 12 -56 12 -48L14 -36C6 -33 -8 -33 -14 -37L-12 -50C-13 -60 -13 -70 -10 -79Z";
    const suit = (): void =>
      layers(pen)(
        `deep ${outline}\nlight M-1 -79L7 -79L4 -58Z\nspot M2 -77L5 -77L6 -62L4 -59L2 -62Z\nshade M-10 -79L-3 -66L0 -36C-6 -34 -10 -35 -14 -37L-12 -50C-13 -60 -13 -70 -10 -79Z\nline light .8 .6 M4 -58L5 -36`,
      );
    dress(pen, POSE, { top: "deep", legs: "dark", shoes: "ink", hairPaint: "grey", outline, coat: suit });
    layers(pen)(`
      spot M-10 -80C-4 -75 4 -75 9 -79L11 -73C4 -69 -6 -70 -12 -74ZM-9 -74L-3 -72L-5 -54L-11 -56Z
      body pale M-32 -64L-16 -68L-11 -46L-27 -42Z; line ink 1.2 .7 M-29 -60L-17 -63M-28 -55L-16 -58M-26 -50L-19 -52; dot spot-dark 3.6 -15 -51
    `);
  },
};
