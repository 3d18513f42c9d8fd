import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

/** A magnifying glass over tracks. */
export const MAGNIFYING_GLASS: Subject = {
  name: "magnifying-glass",
  fits: "hidden-object, mystery, investigation, clues, sherlock, find",
  on: ["table", "void", "floor"],
  size: [120, 130],
  bulk: 0.8,
  draw: (pen) =>
    layers(
      pen,
      -32,
    )(`
      body spot-dark M-8 -16H8V40C8 50 -8 50 -8 40Z
      spot M-8 -16H8V-8H-8ZM-8 4H8V9H-8Z; shade M2 -16H8V40C8 48 4 48 2 46Z; body grey M-5 -34H5V-14H-5Z
      body ink M-48 -80a48 48 0 1 1 96 0a48 48 0 1 1 -96 0Z
      ring spot 3 42 0 -80; light .88 M-38 -80a38 38 0 1 1 76 0a38 38 0 1 1 -76 0Z; shade M-36 -68C-24 -46 24 -44 37 -74C38 -40 -34 -34 -36 -68Z
      spot-dark M-22 -68C-26 -84 -16 -92 -8 -86C-2 -80 -8 -70 -10 -62C-14 -58 -20 -60 -22 -68ZM-20 -55C-14 -60 -8 -57 -9 -51C-12 -46 -18 -48 -20 -55ZM2 -88C-2 -104 8 -112 16 -106C22 -100 16 -90 14 -82C10 -78 4 -80 2 -88ZM4 -75C10 -80 16 -77 15 -71C12 -66 6 -68 4 -75Z
      light M-30 -94C-26 -108 -14 -114 -2 -114C-14 -110 -22 -102 -25 -92Z; dot light 3 -28 -84
    `),
};
