import { layers } from "#artwork/motifs/layers.ts";
import { ROAD_VEHICLE } from "#artwork/motifs/streets.ts";
import { carEnd } from "#artwork/motifs/wheels.ts";
import type { Subject } from "#artwork/part.ts";
import type { Point } from "#artwork/path.ts";
import type { Pen } from "#artwork/pen.ts";

/** A patrol car with its lights on. */
export const POLICE_CAR: Subject = {
  ...ROAD_VEHICLE,
  name: "police-car",
  fits: "police, crime, cops, chase, patrol, law enforcement",
  ages: ["modern"],
  size: [240, 92],
  bulk: 0.72,
  draw: (pen, view) => {
    if (view === "behind" || view === "head-on") {
      carEnd(pen, view, { half: 98, shoulder: 60, roof: 100, paint: "dark" });
      return lights(pen, [0, -104]);
    }
    layers(pen)(`
      body dark M-118 -14L-120 -36C-118 -46 -106 -50 -86 -52C-68 -70 -54 -79 -36 -80L14 -80C34 -80 46 -69 60 -53L100 -47C116 -44 120 -34 119 -14L108 -10L-110 -10Z
      pale M-60 -54L52 -54L50 -14L-56 -14Z; ink M-74 -53C-60 -66 -50 -74 -34 -74L-14 -74L-14 -53ZM-8 -53L-8 -74L12 -74C28 -73 38 -65 48 -53Z
      pale .4 M-56 -56L-42 -70L-32 -72L-46 -54ZM18 -54L24 -70L30 -67L28 -54Z; line grey 1.8 M-11 -52L-11 -16M-3 -44H6M40 -44H48
      spot M-34 -42L-31 -35L-23 -35L-29 -30L-27 -22L-34 -27L-41 -22L-39 -30L-45 -35L-37 -35Z; shade M-119 -24L119 -22L119 -14L108 -10L-110 -10L-118 -14Z; spot M-119 -42L-109 -44L-110 -34L-119 -34Z
      light M102 -44L116 -38L116 -32L102 -36Z; wheels 20 -74 76
    `);
    lights(pen, [-10, -84]);
    layers(pen)(`
      glow light 34 112 -38
    `);
  },
};

function lights(pen: Pen, at: Point): void {
  const first = pen.time < 0.5;
  pen.place({ at }, () =>
    layers(pen)(`
    ink M-22 0h44v5h-44Z; spot M-20 1L-17 -8L-3 -8L-2 1Z; light M2 1L3 -8L17 -8L20 1Z
    glow ${first ? "spot" : "light"} 64 ${first ? "-12" : "12"} -5
  `),
  );
}
