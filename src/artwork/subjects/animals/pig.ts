import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A pig with a curled tail. */
export const PIG: Subject = {
  name: "pig",
  fits: "pig, pigs, piglet, boar, angry birds",
  on: FEET,
  size: [150, 88],
  bulk: 0.75,
  draw: (pen) =>
    layers(pen)(`
      line spot-light 4 M-56 -50C-72 -50 -74 -66 -65 -67C-58 -66 -62 -56 -72 -58
      body spot-dark M-30 -28L-30 0H-16L-14 -28ZM22 -28L24 0H38L38 -28Z
      body spot-light M-58 -40C-60 -66 -30 -77 0 -75C14 -75 26 -73 36 -71L39 -86L55 -72C62 -67 66 -61 68 -55L78 -53C82 -48 82 -40 78 -35L68 -34C60 -26 50 -22 45 -20L43 0H26L24 -17C8 -13 -14 -13 -27 -17L-29 0H-46L-48 -20C-54 -24 -58 -32 -58 -40Z
      shade M-58 -40C-30 -28 30 -28 66 -35C60 -26 50 -22 45 -20L43 0H26L24 -17C8 -13 -14 -13 -27 -17L-29 0H-46L-48 -20C-54 -24 -57 -32 -58 -40Z
      spot M70 -55L78 -53C82 -48 82 -40 78 -35L70 -35C66 -40 66 -50 70 -55ZM36 -71L39 -86L55 -72C52 -62 40 -60 36 -71Z
      dot ink 2 75 -47 75 -41; dot ink 3.4 60 -58; dot light 1.1 61 -59; line ink 1.8 .8 M66 -32C60 -32 56 -34 53 -38; ink M26 -5H43V0H26ZM-46 -5H-29V0H-46Z
    `),
};
