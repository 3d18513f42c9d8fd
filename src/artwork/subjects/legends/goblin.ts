import { stance } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A small goblin with long ears and a dagger. */
export const GOBLIN: Subject = {
  name: "goblin",
  fits: "goblin, goblins, imp, gremlin, minion, minions",
  on: FEET,
  size: [70, 76],
  bulk: 0.7,
  draw: (pen) => {
    pen.body(
      stance([16, -40, 24, -34], [-14, -40, -18, -30], "kneel") +
        "M-10 -62C-12 -78 14 -78 12 -62L6 -52L-4 -52ZM-10 -66L-30 -74L-10 -58ZM12 -66L32 -74L12 -58Z",
    );
    pen.fill("M-10 -52L10 -52L12 -24L-14 -24Z", "spot-dark");
    pen.fill(circle(-2, -65, 2.6) + circle(7, -65, 2.6), "spot");
    pen.fill("M-2 -56H7L5 -53H0Z" + limb([24, -34], [40, -48], [3, 1]), "pale");
  },
};
