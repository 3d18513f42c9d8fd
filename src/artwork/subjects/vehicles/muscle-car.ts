import { layers } from "#artwork/motifs/layers.ts";
import { ROAD_VEHICLE } from "#artwork/motifs/streets.ts";
import { carEnd } from "#artwork/motifs/wheels.ts";
import type { Subject } from "#artwork/part.ts";

/** A fastback with a long bonnet and a stripe. */
export const MUSCLE_CAR: Subject = {
  ...ROAD_VEHICLE,
  name: "muscle-car",
  fits: "muscle car, driving, vehicular-combat-2, car chase, getaway, mafia, heist",
  ages: ["modern"],
  size: [254, 80],
  bulk: 0.7,
  draw: (pen, view) => {
    const paint = pen.world.pick(["spot", "spot", "pale", "dark"] as const);
    if (view === "behind" || view === "head-on")
      return carEnd(pen, view, { half: 102, shoulder: 58, roof: 94, paint, cabin: 0.68 });
    layers(pen)(`
      body ${paint} M-124 -18C-128 -34 -126 -46 -116 -50L-78 -52C-60 -66 -46 -76 -26 -77L4 -77C20 -77 28 -64 38 -53L58 -52L64 -59L92 -57L98 -51L116 -48C126 -44 126 -30 125 -14L-118 -10Z
      dark M-66 -52C-52 -64 -42 -70 -28 -71L-18 -71L-18 -52ZM-11 -52L-11 -71L2 -71C12 -70 20 -62 27 -52Z; pale .35 M-46 -56L-32 -68L-24 -69L-34 -53ZM4 -53L10 -66L15 -62L14 -53Z
      light .8 M-127 -36L126 -34L126 -28L-127 -29Z; shade M-127 -27L126 -26L125 -14L-118 -10L-124 -18Z; line shade 1.6 .5 M-14 -50L-12 -16M44 -50L40 -18
      spot-light M-127 -46L-118 -47L-118 -39L-127 -38Z; light M118 -46L126 -42L126 -36L118 -37Z; wheels 21 -78 80; glow light 34 122 -40
    `);
  },
};
