import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A goat on firm ground. */
export const GOAT: Subject = {
  name: "goat",
  fits: "goat, goats, goat simulator, ram",
  on: FEET,
  size: [130, 112],
  bulk: 0.8,
  draw: (pen) =>
    layers(pen)(`
      body dark M-22 -48L-28 -24L-22 0H-13L-17 -24L-8 -46ZM18 -48L16 -22L18 0H27L26 -24L32 -48Z
      body light M-54 -72C-30 -74 -4 -68 18 -70C26 -78 32 -88 38 -98C46 -104 58 -100 62 -92L74 -78C78 -72 72 -66 66 -68L54 -70C48 -58 44 -48 40 -42L36 -22L39 0H28L26 -22L20 -42C6 -36 -14 -38 -26 -42C-30 -32 -38 -28 -40 -20L-36 0H-47L-49 -22C-56 -34 -60 -48 -56 -60L-66 -66Z
      shade M20 -42C6 -36 -14 -38 -26 -42C-30 -32 -38 -28 -40 -20L-36 0H-47L-49 -22C-54 -32 -58 -42 -57 -52C-40 -44 0 -46 22 -52ZM28 -22H36L39 0H28Z
      body spot-dark M52 -98C50 -112 36 -124 16 -122C10 -122 8 -116 14 -115C26 -114 36 -108 38 -96Z
      grey M40 -92C32 -94 26 -90 22 -84C30 -82 38 -84 44 -88ZM62 -68L58 -52L52 -70Z
      dot ink 2.8 55 -88; ink M70 -77L75 -75L72 -71Z; line spot 5 M22 -64C30 -58 38 -54 46 -54; dot spot 4.6 40 -48; ink M28 -5H39V0H28ZM-47 -5H-36V0H-47Z
    `),
};
