import { stance } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle, ellipse, limb } from "#artwork/path.ts";

/** A hockey player with the stick on the ice. */
export const HOCKEY_PLAYER: Subject = {
  name: "hockey-player",
  fits: "hockey, nhl, ice hockey, puck",
  ages: ["modern"],
  on: ["field", ...FEET],
  size: [120, 104],
  bulk: 1.1,
  draw: (pen) => {
    pen.body(
      stance([22, -60, 30, -44], [8, -58, 20, -52], "lunge") +
        "M-16 -82L16 -82L12 -44L-12 -44Z" +
        circle(1, -93, 10) +
        limb([18, -56], [56, -6], [3, 3]) +
        "M54 -8L76 -6L76 -1L52 -1Z",
    );
    pen.fill("M-16 -82L16 -82L12 -44L-12 -44Z" + circle(1, -93, 10), "spot");
    pen.fill("M-16 -66H16V-60H-16ZM-10 -46L10 -46L24 -28L16 -20L0 -34L-14 -14L-22 -18Z", "pale");
    pen.fill("M2 -96H10V-88H2Z", "light", 0.7);
    pen.fill(ellipse([88, -2], 8, 3), "ink");
    pen.fill("M-42 -2H-22V1H-42ZM16 -1H36V2H16Z", "grey");
  },
};
