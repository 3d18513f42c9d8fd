import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

/** A small house seen whole. */
export const HOUSE_OF_BRICKS: Subject = {
  name: "house-of-bricks",
  fits: "house, home, housing, decorating, interior, house flipper, the sims, cozy",
  ages: ["modern"],
  on: ["land", "table", "floor"],
  size: [176, 122],
  bulk: 1.2,
  draw: (pen) =>
    layers(pen)(`
      body spot-dark M-58 2V-58L0 -104L58 -58V2Z
      spot M-58 2V-58L0 -104L22 -86V2Z; shade M22 -86L58 -58V2H22Z
      line light 1 .35 M-58 -10H58M-58 -20H58M-58 -30H58M-58 -40H58M-58 -50H58M-46 -62H46M-34 -72H34M-50 2v-12M-30 2v-12M32 2v-12M50 2v-12M-40 -10v-10M-20 -10v-10M22 -10v-10M42 -10v-10M-50 -20v-10M-30 -20v-10M32 -20v-10M-40 -40v-10M-20 -40v-10M20 -40v-10M42 -40v-10M-10 -50v-12M8 -50v-12M-22 -62v-10M20 -62v-10
      body grey M32 -120H48V-74L32 -88Z; line light 4 .4 M40 -128C34 -138 50 -142 44 -154
      body ink M-76 -54L0 -116L76 -54L68 -44L0 -99L-68 -44Z
      line spot-light 1.4 .7 M-71 -51L0 -108L71 -51
      body light M-48 -46H-22V-20H-48ZM26 -46H50V-20H26Z
      line ink 2 M-35 -46V-20M-48 -33H-22M38 -46V-20M26 -33H50; spot-dark M-50 -20H-20V-16H-50ZM24 -20H52V-16H24Z; light M-9 -78a9 9 0 1 1 18 0a9 9 0 1 1 -18 0Z; line ink 1.6 M-9 -78H9M0 -87V-69
      body dark M-14 2V-30C-14 -44 14 -44 14 -30V2Z
      deep M-10 2V-29C-10 -39 10 -39 10 -29V2Z; dot light 1.8 6 -15; grey M-20 0H20V5H-20Z; body dark M-86 2C-92 -16 -82 -30 -72 -28C-60 -30 -54 -14 -58 2ZM60 2C58 -12 66 -22 74 -20C84 -20 88 -8 86 2Z
      dot spot 2.4 -78 -12 -68 -18 -70 -6 70 -10 78 -6; glow light 26 -35 -33
    `),
};
