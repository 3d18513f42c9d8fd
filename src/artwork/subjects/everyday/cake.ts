import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A cake with a cherry and a candle. */
export const CAKE: Subject = {
  name: "cake",
  fits: "cake, candy, sweets, dessert, bakery, candy crush",
  on: ["table", ...FEET],
  size: [124, 106],
  bulk: 0.6,
  draw: (pen) =>
    layers(pen)(`
      body grey M-60 -4C-60 -10 60 -10 60 -4L52 2L-52 2Z
      body pale M-48 -6V-46C-48 -56 48 -56 48 -46V-6C40 2 -40 2 -48 -6Z
      spot-light M-48 -28C-30 -20 30 -20 48 -28V-20C30 -12 -30 -12 -48 -20Z; shade M20 -52C40 -51 48 -49 48 -46V-6C44 -2 34 0 22 0Z
      body spot M-50 -50C-50 -62 50 -62 50 -50C52 -36 46 -26 40 -36C36 -24 26 -22 22 -34C18 -22 6 -22 2 -34C-2 -20 -16 -22 -18 -34C-22 -24 -34 -22 -36 -36C-42 -24 -52 -34 -50 -50Z
      spot-light M-44 -52C-40 -58 40 -58 44 -52C36 -47 -36 -47 -44 -52Z; dot spot-dark 5.4 -30 -57 30 -57 -2 -52; dot light 1.4 -31.6 -59 28.4 -59 -3.6 -54
      body light M-20 -56V-84H-15V-56ZM-2 -60V-90H3V-60ZM16 -56V-84H21V-56Z
      line spot 1.6 M-20 -64L-15 -68M-20 -74L-15 -78M-2 -68L3 -72M-2 -79L3 -83M16 -64L21 -68M16 -74L21 -78
      light M-17.5 -98C-12 -91 -14 -86 -17.5 -86C-21 -86 -23 -91 -17.5 -98ZM.5 -105C6 -98 4 -92 .5 -92C-3 -92 -5 -98 .5 -105ZM18.5 -98C24 -91 22 -86 18.5 -86C15 -86 13 -91 18.5 -98Z; glow light 34 0 -94
    `),
};
