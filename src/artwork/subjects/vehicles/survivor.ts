import { dress, PERSON_OF_TODAY, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

const POSE = posed("1 -89 0 -78 -1 -46 14 -62 -12 -62 22 -52 -16 -48 7 -25 -9 -24 11 -3 -14 -3");

/** A survivor with a pack, a bedroll and something to strike with. */
export const SURVIVOR: Subject = {
  ...PERSON_OF_TODAY,
  name: "survivor",
  fits: "survival, survivor, post-apocalyptic, zombies, open-world-survival-craft, apocalypse, stalker",
  size: [76, 106],
  draw: (pen) => {
    const hair = pen.world.pick(["short", "tail"] as const);
    layers(pen)(`
      body spot-dark M-4 -84C-24 -88 -30 -74 -28 -50C-26 -44 -12 -44 -8 -48Z
      body grey M-30 -90C-34 -90 -34 -80 -30 -80L-8 -81L-8 -90Z
      line ink 1.2 M-24 -90V-80M-14 -90V-80M-28 -66H-12
    `);
    dress(pen, POSE, { top: "spot", sleeves: "grey", legs: "deep", shoes: "ink", hair });
    layers(pen)(`
      shade M-2 -76L0 -46L-9 -46L-9 -74Z; line ink 2.4 M-6 -76L-2 -54M7 -75L6 -52; ink M-9 -49L8 -49L8 -45L-9 -45Z; spot M-7 -95C-2 -98 6 -98 10 -94L9.5 -91C5 -95 -3 -95 -9 -91Z
      body ink M20 -56L34 -88L33 -98L39 -102L41 -98L37 -95L38 -87L24 -50Z
      dot pale 3.6 23 -53; pale .7 M5 -38L11 -38L11 -31L6 -31Z
    `);
  },
};
