import { stance, CLOTHES, HEADGEAR, EYES } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** Three friends. */
export const FRIENDS: Subject = {
  name: "friends",
  fits: "friends, life is strange, coming of age, teenagers, co-op, sims, life-sim, social",
  ages: ["modern"],
  on: FEET,
  size: [170, 106],
  bulk: 1.05,
  draw: (pen) => {
    const looks = [
      [-50, "spot", "ponytail"],
      [50, "pale", "cap"],
      [0, "spot-dark", "hair"],
    ] as const;
    for (const [x, paint, hair] of looks)
      pen.place({ at: [x, 0], flip: x > 0 }, () => {
        pen.body(
          stance([18, -66, 26, -60], [-16, -62, -17, -45], x === 0 ? "still" : "stride") +
            CLOTHES.jacket +
            HEADGEAR[hair],
        );
        pen.fill(CLOTHES.jacket, paint);
        pen.fill(HEADGEAR[hair], x === 0 ? "ink" : "grey");
        pen.fill(EYES, "light");
      });
  },
};
