import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A round bomb, its fuse alight. */
export const BOMB: Subject = {
  name: "bomb",
  fits: "bomb, bomberman, explosives, defuse, counter-strike, explosion, keep talking",
  on: [...FEET, "table", "void"],
  size: [104, 126],
  bulk: 0.7,
  draw: (pen) =>
    layers(pen)(`
      line ink 6 M8 -88C10 -106 26 -110 32 -102; line pale 3.4 M8 -88C10 -106 26 -110 32 -102
      body ink M-46 -44C-46 -68 -28 -84 -12 -87L-14 -96L16 -97L18 -86C36 -80 46 -64 46 -44C46 -18 26 0 0 0C-26 0 -46 -18 -46 -44Z
      grey .4 M20 -84C50 -70 54 -24 22 -5C38 -28 38 -62 20 -84Z; deep M-14 -96L16 -97L17 -90L-13 -89Z; light M-30 -52C-30 -66 -20 -76 -10 -78C-18 -72 -24 -62 -24 -50C-24 -44 -30 -44 -30 -52Z; dot light 3 -26 -36; line deep 2 .8 M-22 -14C-8 -4 10 -4 24 -12
      body spot M34 -124L39 -111L52 -114L44 -103L55 -95L41 -94L40 -80L31 -91L19 -84L24 -97L12 -104L26 -107Z
      light M34 -112L37 -104L44 -104L39 -99L41 -91L34 -95L28 -92L30 -99L25 -103L32 -105Z; dot spot 2 60 -110 8 -118 52 -126
    `),
};
