import { layers } from "#artwork/motifs/layers.ts";
import { dress, posed } from "#artwork/motifs/garb.ts";
import type { Subject } from "#artwork/part.ts";

const DRIVER = posed("-14 -98 -20 -84 -26 -52 -8 -70 -10 -68 8 -68 8 -66 -8 -46 -8 -46 0 -26 0 -26");

/** An open off-road car with a spare wheel and its driver. */
export const JEEP: Subject = {
  name: "jeep",
  fits: "jeep, off-road, safari, military, expedition, open-world",
  ages: ["modern"],
  on: ["land", "road"],
  size: [226, 118],
  bulk: 0.85,
  draw: (pen) => {
    layers(pen)(`
      line ink 6 M-92 -66L-86 -112L10 -112L34 -66
    `);
    dress(pen, DRIVER, { top: "pale", shoes: "ink" });
    layers(pen)(`
      body spot M-106 -24L-108 -64L-52 -66L-46 -48L-14 -48L-4 -66L32 -68L96 -62C106 -58 108 -46 108 -24L92 -20L-92 -20Z
      pale .6 M30 -68L14 -104L20 -106L40 -68Z; shade M-107 -40L108 -38L108 -24L92 -20L-92 -20L-106 -24Z; spot-dark M44 -62L88 -58L88 -52L44 -55Z; line ink 2 .5 M-44 -46L-40 -24M2 -64L2 -24
      body ink M-124 -78C-116 -80 -106 -78 -106 -70L-106 -42C-108 -36 -118 -34 -124 -38Z
      grey M-120 -70L-111 -68L-111 -48L-120 -45Z; light M98 -58L108 -54L108 -46L98 -48Z; ink M108 -34L120 -34L120 -24L108 -24Z; wheels 24 -66 68; glow light 40 106 -52
    `);
  },
};
