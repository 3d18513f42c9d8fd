import type { Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A serpent that rises from the water in coils. */
export const SEA_SERPENT: Subject = {
  name: "sea-serpent",
  fits: "sea serpent, hydra, serpent, loch, eel, monster of the lake",
  on: ["water", "deep"],
  size: [290, 150],
  bulk: 1.6,
  draw: (pen) => {
    pen.body(
      "M60 0C66 -50 48 -96 76 -126C92 -142 128 -140 142 -120L128 -112L140 -104C122 -94 108 -98 102 -106C86 -90 100 -40 96 0ZM-50 0C-50 -60 36 -60 38 0L14 0C12 -32 -26 -32 -28 0ZM-140 0C-140 -44 -70 -44 -70 0L-88 0C-90 -22 -118 -22 -120 0Z",
    );
    pen.fill(
      "M76 -126L66 -140L84 -134ZM66 -104L52 -112L64 -92ZM62 -78L46 -82L60 -64ZM-4 -46L-6 -60L6 -48ZM-106 -34L-108 -46L-98 -34Z",
      "spot",
    );
    pen.fill("M96 0C100 -40 86 -90 102 -106L94 -112C76 -90 88 -40 82 0Z", "pale");
    pen.fill(circle(114, -122, 4), "light");
    pen.fill("M-28 0C-26 -32 12 -32 14 0L24 0C22 -44 -38 -44 -38 0Z", "spot-dark");
  },
};
