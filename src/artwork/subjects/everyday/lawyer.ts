import { dress, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

const POSE = posed("2 -90 1 -79 -1 -46 20 -74 -16 -66 38 -75 -19 -56 9 -25 -8 -24 14 -3 -15 -4");

/** A lawyer who points across the room. */
export const LAWYER: Subject = {
  name: "lawyer",
  fits: "lawyer, attorney, trial, court, courtroom, objection",
  ages: ["modern"],
  on: FEET,
  size: [110, 104],
  draw: (pen) => {
    const outline = "M-10 -79L9 -79C12 -68 11 -58 12 -50L15 -34C6 -30 -8 -30 -15 -34L-12 -50C-13 -60 -13 -70 -10 -79Z";
    const suit = (): void =>
      layers(pen)(
        `spot-dark ${outline}\nlight M-1 -79L7 -79L4 -56Z\nspot M2 -77L5 -77L6.4 -62L4 -57L2 -62Z\nshade M-10 -79L-3 -66L0 -32C-6 -31 -10 -32 -15 -34L-12 -50C-13 -60 -13 -70 -10 -79Z\nink M-6 -79L-1 -79L4 -56L2 -50Z\ndot light 1.3 5 -48 5 -42`,
      );
    dress(pen, POSE, {
      top: "spot-dark",
      legs: "dark",
      shoes: "ink",
      hair: pen.world.pick(["short", "tail"] as const),
      outline,
      coat: suit,
    });
    layers(pen)(`
      light M34 -76.6L40 -77.4L40 -72L35 -71Z; body pale M40 -78L48 -77L58 -77.6L58 -75L49 -74L48 -71L41 -72Z
      body light M-34 -70L-18 -75L-12 -54L-28 -49Z; line grey 1.2 M-30 -67L-20 -70M-29 -62L-18 -65M-27 -57L-17 -60; line light 2 .55 M66 -84L78 -90M68 -76L82 -76M66 -68L78 -62
    `);
  },
};
