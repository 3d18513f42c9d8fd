import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A crow that looks about. */
export const CROW: Subject = {
  name: "crow",
  fits: "crow, raven, crows, ravens, feather, death's door",
  on: [...FEET],
  size: [146, 94],
  bulk: 0.6,
  draw: (pen) =>
    layers(pen)(`
      line grey 3 M-4 -18L-6 0M10 -18L10 0M-14 0H2M2 0H18
      body ink M-70 -12C-52 -28 -40 -48 -16 -60C2 -70 18 -70 26 -78C30 -91 49 -92 54 -80L76 -71C68 -67 58 -67 54 -65C52 -44 40 -24 16 -18C-6 -14 -24 -19 -36 -19L-66 -3Z
      deep M-46 -26C-36 -48 -14 -58 6 -56C14 -40 -4 -22 -40 -13L-62 -7Z; line ink 1.8 .7 M-52 -16C-34 -22 -14 -34 -2 -46M-42 -24C-28 -30 -14 -40 -8 -50
      grey M54 -80L76 -71C68 -67 60 -67 53 -69Z; line ink 1.4 .8 M54 -74L70 -71; dot light 3.2 44 -79; dot ink 1.6 45 -79
      spot-dark .6 M28 -66C36 -60 46 -60 54 -63C52 -48 46 -36 36 -28C34 -42 32 -54 28 -66Z
    `),
};
