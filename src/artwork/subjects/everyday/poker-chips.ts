import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

const STACKS = [
  [-34, 9, "spot-dark"],
  [34, 7, "ink"],
  [-62, 4, "spot"],
  [2, 5, "spot"],
  [64, 2, "grey"],
] as const;

/** Stacks of chips. */
export const POKER_CHIPS: Subject = {
  name: "poker-chips",
  fits: "casino, chips, gambling, luck",
  ages: ["modern"],
  on: ["table"],
  size: [184, 92],
  bulk: 0.8,
  draw: (pen) => {
    for (const [x, count, paint] of STACKS) {
      for (let n = 0; n < count; n += 1)
        pen.place({ at: [x + ((n * 5) % 3) - 1, -n * 8] }, () =>
          layers(pen)(`
            body ${paint} M-28 -12a28 8.4 0 0 1 56 0v5a28 8.4 0 0 1 -56 0Z
            light .85 M-18 -5.4L-10 -4L-10 1L-18 -.6ZM9 -4L17 -5.2L17 -.4L9 1.2ZM-28 -10L-25 -7.6L-25 -3L-28 -5.6ZM25 -7.6L28 -10L28 -5.6L25 -3Z
            shade M8 -3.8C20 -5 28 -8 28 -12V-7C28 -3 20 0 8 1.2Z
          `),
        );
      pen.place({ at: [x + (((count - 1) * 5) % 3) - 1, -(count - 1) * 8] }, () =>
        layers(pen)(
          `${paint} M-28 -12a28 8.4 0 1 1 56 0a28 8.4 0 1 1 -56 0Z; light .5 M-28 -12a28 8.4 0 1 1 56 0a28 8.4 0 1 1 -56 0Z; ${paint} M-18 -12a18 5.2 0 1 1 36 0a18 5.2 0 1 1 -36 0Z; light .8 M0 -16L7 -12L0 -8L-7 -12Z`,
        ),
      );
    }
  },
};
