import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

/** A van with a high box and a stripe. */
export const DELIVERY_VAN: Subject = {
  name: "delivery-van",
  fits: "delivery, van, courier, parcel, moving out, camper",
  ages: ["modern"],
  on: ["road", "land"],
  size: [230, 124],
  bulk: 0.8,
  draw: (pen) => {
    const paint = pen.world.pick(["pale", "spot", "spot"] as const);
    layers(pen)(`
      body ${paint} M-112 -18L-114 -112C-113 -120 -108 -124 -100 -124L40 -124C62 -124 74 -112 86 -84L94 -66C108 -62 115 -54 116 -42L116 -18L108 -12L-106 -12Z
      dark M30 -112L44 -112C58 -111 66 -102 76 -78L80 -68L30 -68Z; pale .4 M38 -70L50 -108L58 -104L48 -70Z
    `);
    pen.fill("M-113 -62L26 -62L26 -50L-113 -50Z", paint === "pale" ? "spot" : "pale");
    layers(pen)(`
      shade M-74 -104h64v34h-64Z; pale .85 M-62 -78L-62 -96L-22 -96L-22 -78ZM-42 -96L-42 -78; line ink 1.8 .45 M-42 -96V-78M-2 -118V-16M26 -118V-16M-114 -34H116
      shade M-112 -32L116 -30L116 -18L108 -12L-106 -12L-112 -18Z; light M106 -54L115 -48L115 -38L106 -42Z; spot-light M-114 -48h6v18h-6Z; wheels 20 -68 76; glow light 38 112 -46
    `);
  },
};
