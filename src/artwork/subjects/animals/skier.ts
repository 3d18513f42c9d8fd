import { dress, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

const CROUCHED = posed("24 -78 16 -67 -12 -42 32 -54 28 -54 46 -52 40 -50 16 -26 10 -28 -2 -5 -8 -5");

/** A skier who races down. */
export const SKIER: Subject = {
  name: "skier",
  fits: "skiing, ski, skier, alpine, steep",
  ages: ["modern"],
  on: ["land"],
  size: [156, 96],
  draw: (pen) =>
    pen.place({ at: [0, -6], turn: 7 }, () => {
      layers(pen)(`
        light .7 M-70 2C-84 -12 -92 -30 -100 -34C-96 -20 -104 -14 -112 -14C-104 -6 -90 4 -70 8Z; dot light 3 -96 -48 -112 -30 -86 -30
        line ink 3 M46 -52L-42 -30
        body grey M-56 -6H64C72 -6 76 -12 78 -16L81 -13C79 -4 72 -2 64 -2H-56Z
        body spot M-66 1H56C64 1 68 -5 70 -9L73 -6C71 3 64 5 56 5H-66Z
      `);
      dress(pen, CROUCHED, { top: "spot", legs: "deep", shoes: "ink", hands: "ink", hair: "none" });
      layers(pen)(`
        pale M4 -72L14 -76L-6 -40L-15 -44Z; line ink 3 M46 -52L-36 -22
        body light M14 -78C13 -92 24 -94 30 -91C36 -88 37 -82 36 -80L26 -83L18 -74Z; spot-dark M24 -83L37 -81L36 -75L26 -76Z; line light 1.4 .8 M29 -81L34 -80
      `);
    }),
};
