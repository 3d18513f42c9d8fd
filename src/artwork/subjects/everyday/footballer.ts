import { posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import { ATHLETE, athlete } from "#artwork/motifs/sportswear.ts";
import type { Subject } from "#artwork/part.ts";

const POSE = posed("-13 -92 -9 -80 -1 -49 12 -72 -25 -72 26 -66 -39 -80 23 -46 -6 -25 46 -33 -11 -3");

/** A footballer who strikes the ball. */
export const FOOTBALLER: Subject = {
  ...ATHLETE,
  name: "footballer",
  fits: "football, soccer, fifa, striker, goal",
  size: [120, 106],
  draw: (pen) => {
    athlete(pen, POSE, {
      top: "spot",
      shorts: "light",
      socks: "spot-dark",
      hair: pen.world.pick(["short", "tail"] as const),
    });
    layers(pen)(`
      light .9 M-9 -72L-5 -74L1 -52L-3 -51Z
      body light M56 -24a11 11 0 1 1 22 0a11 11 0 1 1 -22 0Z
      shade M58 -31C62 -22 66 -16 74 -17C68 -10 56 -14 56 -24C56 -27 57 -29 58 -31Z; ink M67 -29L71.4 -25.8L69.8 -20.6L64.2 -20.6L62.6 -25.8ZM66 -35a11 11 0 0 1 6 1.6L67 -31.6L62.6 -34.4ZM77.4 -27a11 11 0 0 1 -.6 7.4L74 -23.6ZM57 -29L60 -25L57.6 -19.6a11 11 0 0 1 -.6 -9.4Z
      line light 1.6 .5 M46 -14L24 -4M40 -20L22 -14
    `);
  },
};
