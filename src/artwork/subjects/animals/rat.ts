import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A rat on its hind legs, sniffing. */
export const RAT: Subject = {
  name: "rat",
  fits: "rat, mouse, mice, rats, hamster, rodent, plague tale, moss",
  on: FEET,
  size: [140, 72],
  bulk: 0.45,
  draw: (pen) =>
    layers(pen)(`
      line spot-light 4 M-46 -10C-70 0 -80 -20 -98 -10
      body grey M-50 0C-62 -30 -26 -54 6 -50C14 -62 34 -62 40 -52L68 -34C74 -28 70 -22 62 -20C52 -14 44 -12 36 -12L40 0H24L16 -10C6 -6 -4 -4 -12 -4L-8 0Z
      shade M-50 0C-58 -18 -48 -34 -34 -42C-24 -24 4 -18 34 -22L62 -20C52 -14 44 -12 36 -12L40 0H24L16 -10C6 -6 -4 -4 -12 -4L-8 0Z
      body spot-light M14 -46C6 -62 18 -74 30 -68C40 -62 36 -48 28 -44Z; spot-dark M18 -50C14 -60 22 -68 29 -63C34 -58 32 -51 28 -48Z
      dot ink 3.4 47 -39; dot light 1.2 48 -40; dot spot 4 70 -29; line light 1 .7 M60 -26L80 -34M60 -24L82 -24M60 -22L78 -14; line ink 2 .6 M-22 -4C-10 -12 -10 -26 -24 -32
    `),
};
