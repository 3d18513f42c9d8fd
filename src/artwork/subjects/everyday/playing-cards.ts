import type { Subject } from "#artwork/part.ts";

/** Playing cards thrown on a table. */
export const PLAYING_CARDS: Subject = {
  name: "playing-cards",
  fits: "poker, blackjack, balatro, uno, bridge game, joker",
  on: ["table", "void"],
  size: [150, 110],
  bulk: 0.9,
  draw: (pen) => {
    const pip = [
      "M0 -14C8 -26 24 -12 0 14C-24 -12 -8 -26 0 -14Z",
      "M0 -20L14 0L0 20L-14 0Z",
      "M0 -20C14 -6 20 6 8 10C4 10 2 8 2 6L6 18H-6L-2 6C-2 8 -4 10 -8 10C-20 6 -14 -6 0 -20Z",
    ];
    for (const [index, [x, y, turn]] of (
      [
        [-44, -50, -18],
        [38, -56, 22],
        [-2, -46, 4],
      ] as const
    ).entries())
      pen.place({ at: [x, y], turn }, () => {
        pen.body("M-32 -46H32V46H-32Z", "light");
        pen.fill(pip[index] ?? "", index === 2 ? "ink" : "spot");
        pen.place({ at: [-22, -34], scale: 0.4 }, () => pen.fill(pip[index] ?? "", index === 2 ? "ink" : "spot"));
        pen.place({ at: [22, 34], scale: 0.4 }, () => pen.fill(pip[index] ?? "", index === 2 ? "ink" : "spot"));
      });
  },
};
