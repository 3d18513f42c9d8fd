import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

const STRIPES =
  "M0 -76C-22 -70 -34 -46 -33 -24C-32 0 -14 26 -8 40L-12 40C-24 24 -50 4 -52 -24C-54 -50 -36 -76 0 -76ZM0 -76C14 -70 18 -46 17 -24C16 0 8 26 4 40L-4 40C-8 26 -16 0 -17 -24C-18 -46 -14 -70 0 -76ZM0 -76C22 -70 34 -46 33 -24C32 0 14 26 8 40L12 40C24 24 50 4 52 -24C54 -50 36 -76 0 -76Z";

/** A hot-air balloon with its basket. */
export const BALLOON: Subject = {
  name: "balloon",
  fits: "balloon, hot air balloon, airship, journey",
  on: ["air"],
  size: [108, 150],
  bulk: 1.1,
  draw: (pen) => {
    const cloth = pen.world.pick(["light", "deep", "pale", "spot-dark"]);
    layers(
      pen,
      2 * Math.sin(2 * Math.PI * pen.time),
    )(`
      body spot M0 -76C36 -76 54 -50 52 -24C50 4 24 24 12 40L-12 40C-24 24 -50 4 -52 -24C-54 -50 -36 -76 0 -76Z
      ${cloth} ${STRIPES}
      spot-dark M-51 -18C-30 -8 30 -8 51 -18L48 -6C28 4 -28 4 -48 -6Z; shade M6 -76C38 -74 54 -50 52 -24C50 4 24 24 12 40L4 40C22 16 42 -30 6 -76Z
      line ink 1 M-11 40L-9 56M11 40L9 56M-4 40L-4 56M4 40L4 56
      body dark M-11 56L11 56L9 74L-9 74Z
      line grey 1.2 M-10 61H10M-10 67H10; ink M-5 48h3.4v8h-3.4ZM2 49h3.4v7h-3.4Z; glow light 16 0 44
    `);
  },
};
