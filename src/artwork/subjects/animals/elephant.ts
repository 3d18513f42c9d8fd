import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** An elephant. */
export const ELEPHANT: Subject = {
  name: "elephant",
  fits: "elephant, elephants, savanna, safari, zoo, zoo tycoon, planet zoo",
  on: FEET,
  size: [206, 136],
  bulk: 1.5,
  draw: (pen) =>
    layers(pen)(`
      line grey 4 M-78 -88C-92 -78 -88 -58 -92 -46; dot ink 4 -92 -44
      body dark M-44 -50L-40 0H-16L-14 -50ZM28 -50L32 0H56L54 -50Z
      body grey M-80 -60C-84 -100 -50 -124 -10 -121C4 -120 16 -117 26 -113C34 -129 60 -133 76 -119C88 -109 91 -92 90 -78C90 -56 88 -40 94 -25C98 -15 107 -15 109 -25L118 -23C118 -4 94 0 84 -14C76 -28 76 -46 72 -58C66 -53 60 -50 54 -50L50 -40L52 0H24L22 -36C8 -30 -16 -30 -28 -36L-30 0H-62L-64 -36C-76 -44 -80 -52 -80 -60Z
      shade M-80 -62C-40 -50 10 -52 54 -50L50 -40L52 0H24L22 -36C8 -30 -16 -30 -28 -36L-30 0H-62L-64 -36C-76 -44 -80 -52 -80 -62Z
      spot M-44 -118C-26 -123 -8 -122 4 -120L6 -86C-12 -80 -34 -82 -46 -88Z; spot-dark M-46 -88C-34 -82 -12 -80 6 -86L6 -79C-12 -72 -34 -75 -46 -81Z; dot pale 2.6 -40 -84 -28 -80 -14 -79 0 -81
      body deep M24 -109C4 -112 -10 -98 -8 -78C-6 -60 10 -45 24 -49C35 -55 41 -70 41 -84C41 -98 36 -108 24 -109Z; shade M22 -100C10 -100 2 -92 3 -78C4 -66 14 -56 22 -58C14 -70 14 -88 22 -100Z
      body pale M72 -62C80 -51 92 -46 106 -50C98 -36 76 -37 65 -52Z; dot ink 3.4 62 -95; dot light 1.2 63 -96; line ink 1.6 .6 M78 -84H89M78 -74H90M77 -64H89M80 -52H88
      dot pale 3 28 -3 36 -3 44 -3 -58 -3 -50 -3 -42 -3
    `),
};
