import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A puppet on strings. */
export const PUPPET: Subject = {
  name: "puppet",
  fits: "puppet, doll, marionette, paper, little nightmares, knitted, craft, yarn",
  on: FEET,
  size: [80, 156],
  bulk: 0.9,
  draw: (pen) =>
    layers(pen)(`
      line light 1 .8 M-30 -146L-22 -62M32 -150L27 -70M-2 -150V-106; body spot-light M-38 -148L38 -156L38 -151L-38 -143ZM-3 -158L3 -159L4 -142L-2 -141Z
      body spot-dark M-11 -40L-3 -40L-4 -23L-11 -23ZM4 -40L12 -40L16 -23L9 -21Z; body pale M-11 -20L-5 -20L-5 -6L-11 -6ZM11 -19L17 -21L22 -8L16 -6Z
      body pale M9 -75L14 -78L22 -68L17 -64ZM-9 -75L-14 -78L-21 -66L-16 -62Z; body pale M19 -64L24 -68L29 -72L31 -68L24 -60ZM-17 -60L-21 -64L-26 -60L-24 -55Z
      body spot M-11 -79L11 -79C12 -66 15 -54 19 -42C8 -37 -8 -37 -18 -42C-15 -54 -12 -66 -11 -79Z
      shade M-11 -79L-5 -79C-6 -64 -8 -50 -10 -39C-13 -40 -16 -41 -18 -42C-15 -54 -12 -66 -11 -79Z; light M-8 -80C-2 -74 4 -74 9 -80L11 -75C4 -68 -5 -68 -11 -75Z; dot light 1.8 1 -64 1 -55 1 -47
      body ink M-13 -4C-13 -8 -2 -8 -1 0H-14ZM14 -5C16 -9 27 -6 27 0H14Z
      body pale M-14 -94C-15 -106 -7 -111 1 -110C10 -110 15 -104 14 -95L19 -92L14 -90C13 -82 7 -78 0 -78C-8 -78 -13 -84 -14 -94Z
      shade M-14 -94C-15 -106 -7 -111 1 -110C-6 -104 -8 -86 0 -78C-8 -78 -13 -84 -14 -94Z; dot spot .1 0 0; dot light 3.6 -2 -95 8 -95; dot ink 2 -1 -95 9 -95; line ink 1.2 M-4 -85H8M-5 -87L-5 -80M8 -87L8 -80; dot spot 2.4 -8 -89
      ink M-15 -96C-18 -114 -4 -116 2 -114C12 -115 17 -106 14 -98C10 -104 2 -106 -4 -104C-10 -103 -12 -100 -15 -96Z; dot grey 1.5 -3 -22 7 -40
    `),
};
