import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A cow with patches and a bell. */
export const COW: Subject = {
  name: "cow",
  fits: "cow, cattle, milk, ranch, bull, livestock",
  on: FEET,
  size: [176, 112],
  bulk: 1.1,
  draw: (pen) =>
    layers(pen)(`
      line pale 3.4 M-68 -70C-82 -62 -80 -44 -82 -32; dot ink 5 -82 -28
      body dark M-38 -40L-44 -18L-42 0H-30L-28 -20L-18 -42ZM24 -42L22 -18L22 0H34L38 -20L42 -44Z
      body light M-66 -78C-40 -82 10 -78 32 -80C40 -86 46 -94 56 -96C64 -98 72 -94 76 -86L88 -66C90 -57 84 -50 76 -52L60 -56C55 -46 51 -40 47 -36L45 -16L47 0H30L30 -18L24 -36C4 -30 -16 -30 -32 -34C-38 -30 -44 -24 -45 -18L-43 0H-60L-61 -20C-69 -34 -73 -50 -71 -66C-71 -72 -70 -76 -66 -78Z
      spot-light M-32 -34C-30 -22 -10 -22 -6 -32ZM80 -78L88 -66C90 -57 84 -50 76 -52L67 -54C66 -66 72 -74 80 -78Z
      ink M-52 -79C-36 -81 -24 -79 -18 -79C-14 -62 -32 -50 -46 -55C-57 -60 -60 -72 -52 -79ZM-4 -78C8 -79 20 -78 29 -80C32 -62 22 -54 10 -56C-2 -60 -7 -70 -4 -78ZM-70 -50C-62 -48 -58 -40 -60 -30L-63 -26C-67 -34 -69 -42 -70 -50ZM46 -92C52 -96 60 -98 66 -94C68 -86 62 -80 54 -80C46 -82 44 -88 46 -92Z
      shade M24 -36C4 -30 -16 -30 -32 -34C-38 -30 -44 -24 -45 -18L-43 0H-60L-61 -20C-66 -30 -69 -38 -70 -46C-40 -40 0 -40 26 -46Z
      body ink M46 -86C36 -92 28 -84 28 -79C36 -74 46 -76 50 -80Z; pale M56 -95C54 -106 60 -112 67 -112C63 -106 65 -100 65 -95Z
      dot pale 4 66 -84; dot ink 2.4 67 -84; dot ink 1.8 83 -61; line ink 1.6 .8 M84 -54C79 -55 75 -57 72 -60; line spot-dark 3 M36 -74C42 -64 50 -58 58 -58; dot spot 5 47 -54; ink M30 -5H47V0H30ZM-60 -5H-43V0H-60Z
    `),
};
