import { dress, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import { steed } from "#artwork/motifs/steed.ts";
import type { Subject } from "#artwork/part.ts";

const SEATED = posed("0 -142 -2 -130 -8 -98 12 -114 8 -114 26 -106 24 -104 14 -84 12 -84 10 -58 6 -58");

/** A rider in a cape on a walking horse. */
export const RIDER: Subject = {
  name: "rider",
  fits: "rider, horseman, red dead, mount, mounted, bannerlord, wild west, cavalry, cowboys",
  ages: ["old"],
  on: ["land", "road"],
  size: [176, 164],
  bulk: 1.3,
  draw: (pen) => {
    steed(pen, { coat: pen.world.pick(["spot-dark", "grey", "dark", "ink"]), mane: "ink" });
    layers(pen)("deep M-26 -90H14L18 -64H-24Z; line pale 2 M26 -106C44 -96 60 -92 74 -86M62 -96L68 -82");
    dress(pen, SEATED, { top: "grey", legs: "ink", shoes: "deep", hands: "pale" });
    layers(pen)(`
      body spot M2 -131C-12 -134 -24 -112 -40 -92C-46 -84 -54 -78 -62 -76C-46 -68 -26 -72 -14 -84C-8 -96 -2 -110 6 -122Z; shade M-4 -128C-16 -112 -30 -92 -62 -76C-46 -68 -26 -72 -14 -84C-10 -98 -4 -112 -4 -128Z
      body dark M-20 -148C-10 -145 12 -145 22 -148L18 -151L10 -152C11 -163 -10 -163 -11 -152L-17 -151Z; spot M-11 -154H10V-151H-11Z
    `);
  },
};
