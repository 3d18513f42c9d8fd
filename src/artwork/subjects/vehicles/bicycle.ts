import { dress, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

const RIDER = posed("26 -98 12 -88 -24 -66 24 -72 22 -72 40 -66 40 -66 8 -52 4 -42 -4 -14 -10 -24");

/** A racing cyclist bent over the bars. */
export const BICYCLE: Subject = {
  name: "bicycle",
  fits: "bicycle, cycling, cyclist, bike, bmx, pedal",
  ages: ["modern"],
  on: ["road", "land"],
  size: [142, 116],
  bulk: 0.85,
  draw: (pen) => {
    layers(pen)(`
      line grey .9 M-65 -30L-19 -22M-60 -42L-24 -10M-47 -49L-37 -3M-35 -48L-49 -4M-23 -39L-61 -13M21 -30L67 -22M26 -42L62 -10M39 -49L49 -3M51 -48L37 -4M63 -39L25 -13; ring light 5.8 24 -42 -26 44 -26
      ring ink 4.4 24 -42 -26 44 -26; line ink 6.4 M-42 -26L-24 -58L30 -60L-4 -22ZM-24 -58L-4 -22M-26 -66L-24 -58M44 -26L30 -66L40 -72
      line spot 4 M-42 -26L-24 -58L30 -60L-4 -22ZM-24 -58L-4 -22M-26 -66L-24 -58M44 -26L30 -66L40 -72; line ink 5 M-36 -67L-16 -66M40 -72C48 -72 48 -62 42 -60; dot grey 7 -4 -22
    `);
    dress(pen, RIDER, { top: "spot", legs: "ink", shoes: "pale", hair: "none" });
    layers(pen)(`
      body light M14 -100C14 -114 26 -117 34 -112C40 -108 40 -102 38 -99L26 -101Z
      line ink 1.4 .7 M20 -106L34 -106M24 -111L36 -110
    `);
  },
};
