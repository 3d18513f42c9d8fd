import { posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import { ATHLETE, athlete } from "#artwork/motifs/sportswear.ts";
import type { Subject } from "#artwork/part.ts";

const POSE = posed("6 -104 2 -92 -2 -60 18 -108 -14 -80 25 -128 -25 -70 19 -60 -15 -42 10 -38 -38 -34");

/** A player in the air, ball in hand above the head. */
export const BASKETBALL_PLAYER: Subject = {
  ...ATHLETE,
  name: "basketball-player",
  fits: "basketball, nba, dunk, hoop",
  size: [90, 158],
  bulk: 1.1,
  draw: (pen) => {
    athlete(pen, POSE, { top: "spot", shorts: "spot", socks: "light", sleeve: 0 });
    layers(pen)(`
      light .9 M-4 -88L1 -89L-1 -62L-6 -62Z; line light 1.6 M-9 -60L6 -60
      body spot-light M15 -143a13 13 0 1 1 26 0a13 13 0 1 1 -26 0Z
      shade M17 -150C18 -140 26 -132 38 -134C30 -126 15 -132 15 -143C15 -146 16 -148 17 -150Z
      line ink 1.3 M15 -143H41M28 -156V-130M19 -152Q28 -143 19 -134M37 -152Q28 -143 37 -134
    `);
  },
};
