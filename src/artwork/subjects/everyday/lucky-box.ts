import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A box that holds something, and a star that has come out of it. */
export const LUCKY_BOX: Subject = {
  name: "lucky-box",
  fits: "mascot, mario party, lucky box, mystery box, power-up, platformer, super mario, collectathon",
  on: [...FEET, "void", "pixel"],
  size: [112, 142],
  bulk: 0.6,
  draw: (pen) =>
    layers(pen)(`
      body spot M-44 -76L6 -84L44 -72V-8L-4 4L-44 -8Z
      spot-dark M-4 -66L44 -72V-8L-4 4Z; spot-light M-44 -76L6 -84L44 -72L-4 -66Z; line light 2 .6 M-44 -76L-4 -66L44 -72M-4 -66V4
      light M-24 -56L-19.8 -41.7L-7.6 -38.1L-17.1 -31.7L-13.9 -17.3L-24 -27.6L-34.1 -22.3L-30.9 -35.1L-40.4 -46.3L-28.2 -43.9ZM20 -56L24.7 -42.1L38 -43.1L27.6 -32.1L31.1 -17.6L20 -24.8L8.9 -14.8L12.4 -30.2L2 -38.5L15.3 -40.9Z; dot light 2.4 -39 -68 -9 -60 -39 -14 -9 -4 2 -60 39 -66 2 -4 39 -14
      glow light 60 0 -106; body light M0 -138L9 -119L30 -116L15 -101L19 -80L0 -90L-19 -80L-15 -101L-30 -116L-9 -119Z
      shade M0 -138L9 -119L30 -116L15 -101L19 -80L0 -90Z; line light 2 .6 M-44 -104L-56 -110M-38 -126L-48 -138M44 -104L56 -110M38 -126L48 -138
    `),
};
