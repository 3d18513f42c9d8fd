import { layers } from "#artwork/motifs/layers.ts";
import { dress, posed } from "#artwork/motifs/garb.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** Somebody on a skateboard, arms out. */
export const SKATEBOARDER: Subject = {
  name: "skateboarder",
  fits: "skateboard, skate, skating, skater, skateboarding",
  ages: ["modern", "future"],
  on: FEET,
  size: [100, 108],
  draw: (pen) => {
    layers(pen)(`
      dot pale 5 -26 -5 24 -5
      body spot M-46 -22L-34 -13L32 -13L46 -20L48 -15L34 -8L-36 -8L-48 -17Z
    `);
    dress(pen, posed("10 -92 4 -79 -4 -50 22 -76 -14 -74 38 -86 -32 -84 18 -38 -16 -36 22 -15 -22 -15"), {
      top: "pale",
      sleeves: "pale",
      legs: "deep",
      shoes: "light",
    });
    layers(pen)(`
      body spot M1 -95C1 -105 8 -107 14 -105C18 -104 20 -100 20 -97L30 -96L30 -93L2 -93Z
      spot M-6 -72L12 -72L12 -66L-6 -66Z; line light 2 .6 M-66 -10H-54M-74 -20H-56M-62 -30H-52
    `);
  },
};
