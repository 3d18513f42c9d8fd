import { stance } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A werewolf, claws open. */
export const WEREWOLF: Subject = {
  name: "werewolf",
  fits: "werewolf, werewolves, lycan, beast, full moon, kemono",
  on: FEET,
  size: [100, 116],
  bulk: 1.2,
  draw: (pen) => {
    pen.body(
      stance([26, -68, 38, -82], [-24, -70, -36, -82], "lunge") +
        "M-18 -84C-8 -92 10 -92 18 -84L10 -46L-12 -46ZM-8 -94L-10 -114L0 -104L10 -104L24 -96L22 -90L8 -84L-8 -84Z",
    );
    pen.fill(
      "M-16 -82C-6 -88 8 -88 16 -82L4 -58L-4 -58ZM-10 -50L10 -50L14 -32L4 -36L0 -30L-6 -36L-14 -32Z",
      "spot-dark",
    );
    pen.fill("M4 -100L10 -98L4 -96Z", "spot");
    pen.fill("M22 -91L18 -85L15 -89ZM36 -84l4 -10l2 9l6 -7l-2 10ZM-36 -84l-4 -10l-2 9l-6 -7l2 10Z", "pale");
  },
};
