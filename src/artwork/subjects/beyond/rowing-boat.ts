import { stance } from "#artwork/motifs/wardrobe.ts";
import type { Subject } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";

/** Someone who fishes from a rowing boat. */
export const ROWING_BOAT: Subject = {
  name: "rowing-boat",
  fits: "boat, rowing, fishing, fisherman, dredge, river, lake",
  on: ["water"],
  size: [170, 100],
  bulk: 0.9,
  draw: (pen) => {
    pen.body("M-76 -24C-40 -18 30 -18 74 -30C66 -4 50 6 20 6H-44C-62 4 -72 -8 -76 -24Z");
    pen.fill("M-74 -20C-40 -14 30 -14 72 -25L68 -16C30 -8 -40 -8 -72 -14Z", "spot-dark");
    pen.place({ at: [-6, 2], scale: 0.82 }, () => {
      pen.body(
        stance([16, -46, 28, -50], [8, -44, 24, -44], "sit") + "M-22 -72C-10 -77 -6 -84 0 -88C6 -84 10 -77 22 -72Z",
      );
      pen.fill("M-11 -60L9 -60L8 -28L-14 -28Z", "spot");
      pen.fill("M-22 -72C-10 -77 -6 -84 0 -88C6 -84 10 -77 22 -72Z", "pale");
    });
    pen.stroke("M18 -40L96 -86", "ink", { width: 2 });
    pen.stroke("M96 -86L104 8", "light", { width: 1 });
    pen.fill(rect([-66, -40], 6, 12), "light");
    pen.glow([-63, -36], 34);
  },
};
