import type { Subject } from "#artwork/part.ts";

/** Gems of several cuts. */
export const GEMS: Subject = {
  name: "gems",
  fits: "match-3, bejeweled, gems, jewels, candy, puzzle quest, match three",
  on: ["table", "land", "void"],
  size: [190, 150],
  bulk: 1.2,
  draw: (pen) => {
    const cuts = [
      "M0 -24L22 -8L14 20H-14L-22 -8Z",
      "M0 -26L24 0L0 26L-24 0Z",
      "M-14 -22H14L24 0L14 22H-14L-24 0Z",
      "M0 -24L24 18H-24Z",
    ];
    for (let n = 0; n < 9; n += 1)
      pen.place({ at: [((n % 3) - 1) * 60, -126 + Math.floor(n / 3) * 54] }, () => {
        pen.body(
          cuts[(n * 5) % 4] ?? "",
          (["spot", "pale", "spot-dark", "spot-light"] as const)[(n * 3) % 4] ?? "spot",
        );
        pen.fill("M0 -24L10 -6L0 4L-10 -6Z", "light", 0.5);
      });
    pen.glow([0, -72], 60);
  },
};
