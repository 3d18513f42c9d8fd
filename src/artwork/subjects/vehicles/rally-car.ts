import { layers } from "#artwork/motifs/layers.ts";
import { ROAD_VEHICLE } from "#artwork/motifs/streets.ts";
import { carEnd } from "#artwork/motifs/wheels.ts";
import type { Subject } from "#artwork/part.ts";

/** A hatchback with lamps on its roof, mud on its flanks. */
export const RALLY_CAR: Subject = {
  ...ROAD_VEHICLE,
  name: "rally-car",
  fits: "rally, off-road, racing, driving",
  size: [244, 90],
  bulk: 0.7,
  draw: (pen, view) => {
    if (view === "behind" || view === "head-on")
      return carEnd(pen, view, { half: 96, shoulder: 62, roof: 106, paint: "spot", cabin: 0.72 });
    layers(pen)(`
      body spot M-116 -18L-118 -46C-116 -52 -104 -54 -84 -55L-56 -84L30 -84C40 -84 50 -74 62 -56L108 -46C118 -42 120 -28 118 -14L-116 -12ZM-74 -90L-44 -92L-42 -84L-66 -80Z
      dark M-64 -55L-46 -78L-14 -78L-14 -55ZM-6 -55L-6 -78L26 -78C34 -76 40 -68 48 -56Z; pale .4 M-48 -57L-36 -76L-28 -76L-40 -56ZM8 -56L14 -76L20 -76L18 -56Z; light M-42 -50L34 -50L10 -24L-52 -24Z
      dot ink 9 -12 -37; shade M-116 -28L118 -26L118 -14L-116 -12Z; line ink 1.8 .5 M-10 -54L-10 -18M50 -54L44 -20; spot-light M-118 -44L-109 -46L-110 -34L-117 -34Z; dot light 6 58 -62 72 -58
      light M102 -46L116 -40L116 -32L102 -36Z; wheels 21 -72 74; grey .5 M-98 -20L-126 -24L-146 -10L-120 -8ZM48 -20L24 -24L4 -10L30 -8Z; glow light 46 110 -46
    `);
  },
};
