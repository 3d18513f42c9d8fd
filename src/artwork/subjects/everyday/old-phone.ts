import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

/** A telephone with a dial. */
export const OLD_PHONE: Subject = {
  name: "old-phone",
  fits: "phone, telephone, call, ringing, phone booth",
  ages: ["modern"],
  on: ["table", "floor"],
  size: [150, 94],
  bulk: 0.7,
  draw: (pen) =>
    layers(pen)(`
      line ink 2.6 M42 -8C58 -2 60 -14 68 -8S76 -2 82 -10; body spot M-44 0C-48 -22 -34 -42 -26 -56L26 -56C34 -42 48 -22 44 0Z
      shade M8 -56H26C34 -42 48 -22 44 0H14C26 -20 20 -42 8 -56Z; spot-light M-38 -8C-38 -22 -30 -38 -22 -50L-16 -50C-24 -38 -30 -22 -32 -8Z; ink M-46 -4H46V2H-46ZM-20 -66H-10V-54H-20ZM10 -66H20V-54H10Z
      body ink M-60 -62C-62 -86 -30 -92 0 -92C30 -92 62 -86 60 -62C58 -54 36 -54 32 -62C30 -72 20 -73 0 -73C-20 -73 -30 -72 -32 -62C-36 -54 -58 -54 -60 -62Z
      grey .7 M-52 -72C-46 -84 -24 -87 0 -87C24 -87 46 -84 52 -72C40 -81 20 -82 0 -82C-20 -82 -40 -81 -52 -72Z
      body pale M-20 -28a20 20 0 1 1 40 0a20 20 0 1 1 -40 0Z
      dot ink 2.8 0 -42 9 -39 14 -30 12 -20 4 -15 -6 -15 -13 -21 -14 -31 -9 -39; dot spot-dark 7 0 -28; light M-4 -32L4 -32L4 -25L-4 -25Z; line light 2 .6 M-70 -84L-82 -92M-74 -72L-88 -74M70 -84L82 -92M74 -72L88 -74
    `),
};
