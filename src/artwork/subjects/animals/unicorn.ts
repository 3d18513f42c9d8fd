import { layers } from "#artwork/motifs/layers.ts";
import { steed } from "#artwork/motifs/steed.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A white horse with a horn. */
export const UNICORN: Subject = {
  name: "unicorn",
  fits: "unicorn, unicorns, my little pony, pony, rainbow",
  on: FEET,
  size: [176, 152],
  bulk: 1.1,
  draw: (pen) => {
    steed(pen, { coat: "light", mane: "spot" });
    layers(pen)(`
      glow light 40 66 -136
      body pale M53 -116L80 -152L62 -110Z; line spot-dark 1.6 .7 M59 -117L64 -113M65 -125L69 -121M71 -134L74 -130
    `);
  },
};
