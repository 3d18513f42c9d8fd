import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A horse at a gallop. */
export const HORSE: Subject = {
  name: "horse",
  fits: "horse, horses, stable, riding, equestrian, mustang",
  on: FEET,
  size: [214, 132],
  bulk: 1.1,
  draw: (pen) => {
    const [coat, mane] = pen.world.pick(["spot-dark ink", "grey ink", "pale spot", "dark spot-dark"]).split(" ");
    layers(pen)(`
      body dark M-40 -60L-66 -46L-92 -42L-98 -36L-68 -37L-38 -44ZM28 -60L56 -52L74 -30L82 -33L62 -60L40 -68Z
      body ${mane} M-58 -78C-80 -94 -106 -84 -114 -64C-98 -72 -84 -68 -72 -62C-64 -62 -58 -66 -56 -70Z
      body ${coat} M-58 -80C-38 -92 -4 -84 18 -88C28 -98 38 -110 50 -118L55 -130L62 -118C70 -114 80 -104 88 -96C92 -90 86 -83 80 -85L66 -92C60 -82 54 -72 50 -64C48 -58 44 -54 40 -52C52 -46 60 -38 70 -36C78 -34 84 -24 91 -20L84 -12C76 -18 70 -24 62 -26C48 -32 34 -40 22 -50C4 -44 -18 -46 -32 -52C-40 -40 -52 -34 -66 -30C-72 -22 -80 -14 -91 -6L-99 -13C-90 -20 -84 -28 -80 -36C-72 -44 -66 -54 -64 -62C-64 -72 -62 -78 -58 -80Z
      shade M22 -50C4 -44 -18 -46 -32 -52C-40 -40 -52 -34 -66 -30C-70 -26 -74 -20 -80 -15L-86 -24L-80 -36C-72 -44 -66 -54 -64 -62C-40 -56 0 -56 26 -62C36 -58 46 -52 54 -44L62 -36C56 -32 34 -40 22 -50Z
      ${mane} M56 -125C38 -128 18 -116 -4 -106C6 -104 14 -100 20 -88C28 -98 40 -110 54 -117Z
      ink M-91 -6L-99 -13L-95 -17L-86 -10ZM91 -20L84 -12L79 -16L85 -24Z; dot ink 2.8 68 -106; dot ink 1.6 85 -92; line ink 1.6 .6 M76 -86C78 -90 82 -90 84 -88
    `);
  },
};
