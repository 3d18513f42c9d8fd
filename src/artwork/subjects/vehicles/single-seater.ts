import { layers } from "#artwork/motifs/layers.ts";

import { ROAD_VEHICLE } from "#artwork/motifs/streets.ts";
import type { Subject } from "#artwork/part.ts";

const REAR_WING = "body dark M-76 -112h152v22h-152ZM-78 -114h7v60h-7ZM71 -114h7v60h-7Z";

/** An open racing car with wings and its driver's helmet. */
export const SINGLE_SEATER: Subject = {
  ...ROAD_VEHICLE,
  name: "single-seater",
  fits: "formula, grand prix, f1, racing, motorsport, circuit",
  size: [268, 78],
  bulk: 0.65,
  draw: (pen, view) => {
    if (view === "side" || view === "far" || view === "close" || view === "low")
      return layers(pen)(`
        body spot M-112 -14L-116 -34L-96 -44L-66 -50L-52 -70L-34 -74L-24 -52L-16 -50L-12 -60L-2 -60L10 -50L24 -44L74 -34L122 -20L132 -12L-104 -8Z
        body dark M-134 -74L-92 -74L-90 -66L-98 -64L-102 -40L-110 -40L-108 -64L-134 -64ZM96 -20L134 -16L136 -8L98 -8Z
        shade M-112 -26L20 -30L122 -20L132 -12L-104 -8Z; ink .5 M-52 -66L-38 -70L-30 -52L-60 -48Z
        body pale M-24 -52C-26 -66 -18 -71 -11 -71C-3 -71 1 -65 1 -58L0 -52Z
        ink M-13 -64L1 -63L1 -57L-12 -57Z; dot light 9 -84 -26; light M-62 -36h34v10h-34Z; wheels 24 -84 84; line light 1.6 .6 M-60 -20H52
      `);
    layers(pen)(`
      body ink M-100 -56h44v57h-44ZM56 -56h44v57h-44Z
      dark M-96 -52h36v20h-36ZM60 -52h36v20h-36Z; line grey 5 M-58 -30H58M-58 -40L-20 -44M58 -40L20 -44
      body spot M-40 -8L-44 -40L-24 -58L-18 -92L18 -92L24 -58L44 -40L40 -8Z
      shade M4 -8L8 -58L14 -92L18 -92L24 -58L44 -40L40 -8Z
      body pale M-15 -60C-19 -84 -8 -90 0 -90C8 -90 19 -84 15 -60Z
      ${view === "behind" ? REAR_WING : "body dark M-104 -16h208v14h-208Z"}
      ${view === "behind" ? "spot M-70 -100h140v5h-140Z" : "ink M-14 -78L14 -78L13 -68L-13 -68Z"}
      light M-8 -34h16v10h-16Z
      glow ${view === "behind" ? "spot" : "light"} 40 0 -30
    `);
  },
};
