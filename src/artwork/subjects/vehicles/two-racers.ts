import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

const SHELL =
  "M-116 -18L-120 -44L-98 -50L-58 -54C-38 -68 -16 -74 10 -73C32 -71 46 -60 58 -50C88 -46 110 -38 120 -24L122 -10L-108 -8ZM-124 -64L-88 -66L-86 -58L-96 -50L-104 -50L-101 -58L-124 -57Z";

/** Two cars side by side, one half a length ahead. */
export const TWO_RACERS: Subject = {
  name: "two-racers",
  fits: "racing, race, rivals, duel, multiplayer, split-screen, competitive, street-racing-2",
  ages: ["modern", "future"],
  on: ["road", "land"],
  size: [356, 104],
  bulk: 0.85,
  draw: (pen) => {
    const racer = (paint: string, number: string): void =>
      layers(pen)(`
      body ${paint} ${SHELL}
      dark M-46 -54C-30 -64 -14 -68 6 -67C26 -66 38 -58 46 -50L4 -50Z; pale .4 M-20 -54L-6 -65L6 -65L-8 -52Z; shade M-118 -30L60 -28L121 -20L122 -10L-108 -8Z
      dot ${number} 11 2 -32
      light M92 -38L113 -28L104 -26L90 -30Z; wheels 20 -76 76
    `);
    pen.place({ at: [62, -20], scale: 0.9 }, () => racer("pale", "spot"));
    pen.place({ at: [-54, 0] }, () => racer("spot", "light"));
    layers(pen)(`line light 3 .5 M-186 -20H-250M-184 -44H-230M-190 -66H-260`);
  },
};
