import { dress, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import { ATHLETE, capOf } from "#artwork/motifs/sportswear.ts";
import type { Subject } from "#artwork/part.ts";

const POSE = posed("6 -89 2 -78 0 -46 16 -74 -12 -76 -8 -88 -11 -91 6 -25 -8 -25 9 -3 -18 -5");

/** A golfer after the swing. */
export const GOLFER: Subject = {
  ...ATHLETE,
  name: "golfer",
  fits: "golf, pga, putt, fairway",
  size: [120, 106],
  draw: (pen) => {
    layers(pen)(
      `line ink 3 M-10 -90L-44 -70; line pale 1.8 M-10 -90L-44 -70; body pale M-43 -72L-48 -72L-55 -62C-55 -59 -52 -59 -50 -61L-43 -69Z`,
    );
    dress(pen, POSE, { top: "spot", legs: "pale", shoes: "light", hands: "light" });
    layers(pen)(`
      line shade 1.4 .5 M-2 -44L0 -24M4 -44L9 -24; ink M-9 -49L7 -47L7 -44L-9 -46Z; light .9 M-8 -68L9 -66L9 -63L-8 -65Z
      body light ${capOf(POSE)}
      body light M64 -3a3.6 3.6 0 1 1 7.2 0a3.6 3.6 0 1 1 -7.2 0Z; line spot 1.6 M56 0L56 -5; line light 1.6 .45 M72 -8L84 -14M73 -4L88 -6
    `);
  },
};
