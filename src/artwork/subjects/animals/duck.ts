import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A duck, its head held high. */
export const DUCK: Subject = {
  name: "duck",
  fits: "duck, ducks, duck hunt, ducktales, mallard",
  on: ["water", ...FEET],
  size: [130, 100],
  bulk: 0.6,
  draw: (pen) =>
    layers(pen)(`
      line spot 5 M-8 -12V-2M14 -12V-2; spot M-10 -4L4 0H-14ZM12 -4L26 0H8Z
      body pale M-64 -54C-54 -52 -40 -50 -26 -52C-8 -58 14 -56 28 -50C30 -62 26 -70 28 -80C32 -96 56 -98 62 -82C64 -76 62 -70 58 -64C52 -56 54 -44 50 -32C44 -14 20 -8 -4 -10C-36 -12 -56 -30 -64 -54Z
      spot-dark M29 -66C26 -72 27 -76 28 -80C32 -96 56 -98 62 -82C64 -76 62 -70 58 -64C48 -68 38 -68 29 -66ZM30 -50C28 -56 29 -60 29 -62C38 -64 48 -64 56 -60C52 -52 54 -44 50 -32C42 -40 38 -46 30 -50Z
      spot M60 -84L82 -78C86 -74 82 -70 76 -70L60 -72Z; dot ink 3 48 -82; dot light 1 49 -83
      grey M-44 -48C-26 -56 4 -54 18 -42C10 -26 -16 -20 -36 -28C-46 -34 -50 -44 -44 -48Z; deep M-50 -42C-34 -38 -12 -40 4 -46C-2 -32 -20 -26 -36 -28C-44 -32 -48 -38 -50 -42Z
      shade M-56 -40C-40 -18 10 -12 50 -32C44 -14 20 -8 -4 -10C-30 -11 -48 -22 -56 -40Z
    `),
};
