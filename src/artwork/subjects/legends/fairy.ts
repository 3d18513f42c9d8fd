import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A fairy with four glass wings and a trail of light. */
export const FAIRY: Subject = {
  name: "fairy",
  fits: "fairy, fairies, pixie, ori, sprite, fae",
  on: ["air", ...FEET],
  size: [110, 110],
  bulk: 0.7,
  draw: (pen) => {
    pen.fill(
      "M-4 -70C-20 -108 -46 -110 -52 -96C-54 -82 -32 -66 -4 -64ZM4 -70C20 -108 46 -110 52 -96C54 -82 32 -66 4 -64Z",
      "light",
      0.6,
    );
    pen.fill(
      "M-4 -60C-26 -58 -40 -44 -36 -34C-26 -30 -10 -44 -4 -56ZM4 -60C26 -58 40 -44 36 -34C26 -30 10 -44 4 -56Z",
      "light",
      0.45,
    );
    pen.body(stance([14, -70, 26, -82], [-14, -66, -22, -60], "run") + CLOTHES.skirt);
    pen.fill(CLOTHES.skirt + "M-8 -78H8L7 -50H-7Z", "spot");
    pen.fill(HEADGEAR.bun, "pale");
    pen.glow([0, -66], 60);
    pen.fill(circle(-48, -20, 2) + circle(-60, -8, 1.6) + circle(-36, -6, 1.4) + circle(28, -90, 3), "light");
  },
};
