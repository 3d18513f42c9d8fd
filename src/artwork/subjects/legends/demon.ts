import { stance, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A horned demon with wings. */
export const DEMON: Subject = {
  name: "demon",
  fits: "demon, demons, devil, hell, diablo, doom, inferno, satan",
  on: FEET,
  size: [130, 136],
  bulk: 1.4,
  draw: (pen) => {
    pen.body(
      "M-14 -84C-40 -112 -62 -116 -70 -130C-72 -96 -66 -60 -52 -40C-48 -52 -38 -56 -30 -48C-28 -58 -20 -62 -14 -56ZM14 -84C40 -112 62 -116 70 -130C72 -96 66 -60 52 -40C48 -52 38 -56 30 -48C28 -58 20 -62 14 -56Z",
    );
    pen.body(
      stance([24, -66, 30, -46], [-24, -66, -30, -46], "wide") +
        "M-18 -84L18 -84L12 -46L-12 -46Z" +
        HEADGEAR.horns +
        "M24 -46l4 12l4 -10l4 8l0 -12ZM-24 -46l-4 12l-4 -10l-4 8l0 -12Z",
    );
    pen.fill(
      "M-14 -84C-40 -112 -62 -116 -70 -130C-60 -96 -40 -76 -14 -64ZM14 -84C40 -112 62 -116 70 -130C60 -96 40 -76 14 -64Z",
      "spot-dark",
    );
    pen.fill("M-7 -94L-1 -91L-7 -89ZM7 -94L1 -91L7 -89ZM-8 -76L0 -66L8 -76L3 -60L-3 -60Z", "spot");
    pen.fill(HEADGEAR.horns, "pale");
    pen.glow([0, -90], 26, "spot");
  },
};
