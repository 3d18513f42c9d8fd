import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

/** A battle tank, its gun raised. */
export const TANK: Subject = {
  name: "tank",
  fits: "tank, tanks, armored, military, war, world-war-ii, panzer",
  ages: ["modern"],
  on: ["land", "road"],
  size: [286, 112],
  bulk: 1.1,
  draw: (pen) =>
    layers(pen)(`
    body deep M-112 -58L-98 -64L-62 -66L-50 -98L-20 -106L34 -104L48 -92L52 -84L168 -98L170 -90L56 -72L50 -64L92 -62L126 -46L120 -34L-116 -34Z
    body ink M-118 -40C-132 -36 -134 -16 -118 -6L-104 0L98 0L118 -8C132 -20 130 -36 118 -42Z
    pale .3 M-62 -66L-50 -98L-20 -106L34 -104L40 -98L-14 -98L-40 -90L-50 -64Z; shade M-112 -50L124 -48L120 -34L-116 -34Z; dark M-28 -108L-24 -116L-4 -116L0 -107Z; ink M132 -97L150 -99L151 -90L134 -86Z
    dot dark 14 -88 -17 -52 -17 -16 -17 20 -17 56 -17 90 -17; dot grey 9 -88 -17 -52 -17 -16 -17 20 -17 56 -17 90 -17; dot ink 3.6 -88 -17 -52 -17 -16 -17 20 -17 56 -17 90 -17
    line grey 3 .6 M-120 -38L118 -38M-100 -3L96 -3; spot M-14 -90L-10 -80L1 -80L-8 -73L-5 -63L-14 -69L-23 -63L-20 -73L-29 -80L-18 -80Z; line ink 1.8 M-56 -92L-70 -140
    spot M-70 -140L-90 -136L-69 -130Z
  `),
};
