import { layers } from "#artwork/motifs/layers.ts";
import { carEnd } from "#artwork/motifs/wheels.ts";
import { ROAD_VEHICLE } from "#artwork/motifs/streets.ts";
import type { Subject } from "#artwork/part.ts";

/** A low coupe with a wing. */
export const SPORTS_CAR: Subject = {
  ...ROAD_VEHICLE,
  name: "sports-car",
  fits: "racing, driving, sports car, supercar, street racing, street-racing-2, cars, speed",
  size: [246, 78],
  bulk: 0.7,
  draw: (pen, view) => {
    const paint = pen.world.pick(["spot", "spot", "pale"] as const);
    if (view === "behind" || view === "head-on") return carEnd(pen, view, { half: 100, shoulder: 56, roof: 92, paint });
    layers(pen)(`
      body ${paint} M-119 -16C-123 -32 -119 -43 -104 -47L-74 -52C-50 -68 -24 -75 6 -73C28 -71 46 -60 62 -48C90 -45 112 -37 121 -24L122 -12L-108 -9ZM-122 -60L-92 -64L-86 -56L-96 -48L-104 -48L-100 -57L-122 -54Z
      dark M-62 -52C-42 -63 -22 -68 -4 -68L-1 -50ZM7 -50L4 -68C24 -66 36 -59 48 -48Z; pale .35 M-40 -56L-26 -64L-14 -66L-26 -52ZM16 -51L24 -63L31 -60L26 -50Z
      shade M-121 -30L60 -27L121 -22L122 -12L-108 -9L-118 -16Z; ink M-46 -40L-20 -40L-32 -28L-44 -28Z; line shade 1.6 .5 M-4 -48L0 -16M48 -46L44 -20; spot-light M-120 -38L-104 -40L-104 -34L-120 -32Z
      light M92 -37L112 -29L104 -27L90 -30Z; wheels 20 -76 76; glow light 30 112 -29
    `);
  },
};
