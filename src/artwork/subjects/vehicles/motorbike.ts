import { dress, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";

import { ROAD_VEHICLE } from "#artwork/motifs/streets.ts";
import { COMMON_VIEWS, type Subject } from "#artwork/part.ts";

const RIDER = posed("14 -106 4 -94 -26 -68 20 -80 20 -80 36 -76 36 -76 4 -56 6 -54 -16 -30 -14 -28");

/** A rider on a fast motorbike. */
export const MOTORBIKE: Subject = {
  ...ROAD_VEHICLE,
  name: "motorbike",
  fits: "motorbike, motorcycle, biker, bike, motocross, rider",
  // From behind it is drawn for the trailer alone, which shows it small: from near its wheels are hidden.
  views: COMMON_VIEWS,
  size: [158, 122],
  bulk: 0.85,
  draw: (pen, view) => {
    if (view === "behind" || view === "head-on") {
      layers(pen)(`
        body ink M-11 -50h22v51h-22Z
        dark M-6 -46h12v44h-12Z
        body dark M-38 -36L-30 -58L-22 -98C-14 -106 14 -106 22 -98L30 -58L38 -36L24 -28L18 -54L-18 -54L-24 -28Z
        body dark M-24 -94L-44 -74L-40 -64L-18 -78ZM24 -94L44 -74L40 -64L18 -78Z
        body spot M-20 -38L-26 -62C-14 -76 14 -76 26 -62L20 -38Z
        shade M2 -38L6 -70C16 -70 22 -66 26 -62L20 -38Z
        body spot M-14 -104C-18 -124 -8 -128 0 -128C8 -128 18 -124 14 -104C8 -98 -8 -98 -14 -104Z
        ${view === "behind" ? "light M-2 -128L2 -128L2 -100L-2 -100Z" : "ink M-13 -117L13 -117L12 -107L-12 -107Z"}
        light M-9 -58h18v8h-18Z; glow light 60 0 -54
      `);
      return;
    }
    layers(pen)(`
      wheels 25 -50 52; line grey 5 M52 -25L34 -74M-50 -25L-12 -34
      body spot M-78 -72L-30 -64L-6 -70C4 -80 22 -80 34 -74L50 -70L54 -58L40 -50L26 -26L-22 -22L-34 -44L-54 -54Z
      dark M-28 -48L34 -54L26 -26L-22 -22Z; grey M-22 -34L-66 -24L-66 -16L-16 -24Z; pale .6 M32 -76L42 -92L50 -88L48 -72Z; light M44 -68L52 -66L53 -58L44 -60Z
    `);
    dress(pen, RIDER, { top: "dark", legs: "deep", hands: "ink", hair: "none" });
    layers(pen)(`
      body spot M3 -100C0 -116 8 -121 16 -120C25 -119 29 -112 28 -104L26 -94L8 -93Z
      ink M17 -109L28 -107L27 -99L18 -99Z; glow light 44 52 -62
    `);
  },
};
