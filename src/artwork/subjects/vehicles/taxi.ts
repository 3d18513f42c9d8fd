import { layers } from "#artwork/motifs/layers.ts";
import { ROAD_VEHICLE } from "#artwork/motifs/streets.ts";
import { carEnd } from "#artwork/motifs/wheels.ts";
import type { Subject } from "#artwork/part.ts";

/** A cab with a sign on its roof and a chequered stripe. */
export const TAXI: Subject = {
  ...ROAD_VEHICLE,
  name: "taxi",
  fits: "taxi, cab, cabbie, passengers",
  ages: ["modern"],
  size: [238, 98],
  bulk: 0.72,
  draw: (pen, view) => {
    if (view === "behind" || view === "head-on") {
      carEnd(pen, view, { half: 96, shoulder: 62, roof: 106, paint: "spot", cabin: 0.68 });
      return layers(pen)(`light M-24 -122h48v16h-48Z`);
    }
    layers(pen)(`
      body spot M-116 -14L-118 -42C-116 -50 -104 -54 -84 -56C-70 -74 -60 -84 -42 -85L18 -85C36 -85 44 -74 56 -57L98 -52C114 -48 118 -38 117 -14L108 -10L-108 -10Z
      dark M-72 -57C-60 -71 -52 -79 -40 -79L-16 -79L-16 -57ZM-9 -57L-9 -79L16 -79C29 -78 36 -70 44 -57Z; pale .4 M-56 -59L-44 -75L-36 -76L-48 -58ZM16 -58L21 -75L27 -71L26 -58Z
      body light M-26 -86L-22 -98L10 -98L14 -86Z
      ink M-16 -94L4 -94L5 -90L-17 -90Z
      ink M-100 -46h7.5v6h-7.5ZM-92.5 -40h7.5v6h-7.5ZM-85 -46h7.5v6h-7.5ZM-77.5 -40h7.5v6h-7.5ZM-70 -46h7.5v6h-7.5ZM-62.5 -40h7.5v6h-7.5ZM-55 -46h7.5v6h-7.5ZM-47.5 -40h7.5v6h-7.5ZM-40 -46h7.5v6h-7.5ZM-32.5 -40h7.5v6h-7.5ZM-25 -46h7.5v6h-7.5ZM-17.5 -40h7.5v6h-7.5ZM-10 -46h7.5v6h-7.5ZM-2.5 -40h7.5v6h-7.5ZM5 -46h7.5v6h-7.5ZM12.5 -40h7.5v6h-7.5ZM20 -46h7.5v6h-7.5ZM27.5 -40h7.5v6h-7.5ZM35 -46h7.5v6h-7.5ZM42.5 -40h7.5v6h-7.5ZM50 -46h7.5v6h-7.5ZM57.5 -40h7.5v6h-7.5ZM65 -46h7.5v6h-7.5ZM72.5 -40h7.5v6h-7.5ZM80 -46h7.5v6h-7.5ZM87.5 -40h7.5v6h-7.5Z
      shade M-117 -28L117 -26L117 -14L108 -10L-108 -10L-116 -14Z; line ink 1.8 .6 M-12 -56L-12 -16M46 -54L42 -18M-4 -50H4; spot-light M-118 -46L-109 -48L-110 -36L-118 -36Z
      light M102 -48L115 -42L115 -36L102 -40Z; wheels 20 -72 74; glow light 34 112 -42
    `);
  },
};
