import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A wolf that howls. */
export const WOLF: Subject = {
  name: "wolf",
  fits: "wolf, wolves, werewolves, howl, direwolf",
  on: FEET,
  size: [140, 124],
  bulk: 0.9,
  draw: (pen) =>
    layers(pen)(`
      body dark M-30 -44C-26 -30 -38 -24 -36 -14L-28 0L-18 0L-24 -14C-20 -26 -12 -34 -10 -46ZM26 -48L20 -26L24 -4L20 0L34 0L32 -26L42 -48Z
      body ink M-46 -56C-30 -66 -4 -63 14 -66C22 -72 25 -82 28 -90L16 -100L38 -102L56 -122C60 -126 66 -124 66 -119L64 -113L57 -103L68 -107L64 -98L52 -86C50 -74 50 -64 47 -54C45 -44 43 -40 41 -34L40 -16L42 -5L50 0L32 0L31 -18L25 -40C10 -32 -8 -34 -18 -40C-22 -30 -32 -27 -36 -18L-33 -6L-25 0L-42 0L-45 -17C-53 -26 -54 -36 -51 -44C-58 -36 -64 -24 -70 -6C-82 -24 -72 -50 -46 -56Z
      grey .45 M-46 -56C-30 -66 -4 -63 14 -66C23 -72 27 -82 31 -91C36 -82 30 -66 20 -58C2 -50 -24 -54 -46 -50ZM-70 -6C-76 -16 -74 -28 -66 -36C-64 -26 -66 -16 -70 -6Z
      pale .8 M57 -103L68 -107L64 -98L52 -86C50 -74 50 -64 47 -54C42 -60 42 -76 46 -88Z
      line light 1.8 M41 -104L48 -108; dot light 1.6 64 -121; line ink 1.4 .6 M-18 -40C-20 -48 -26 -52 -34 -52M25 -40C24 -48 28 -54 34 -56
    `),
};
