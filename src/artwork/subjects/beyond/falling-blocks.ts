import type { Subject } from "#artwork/part.ts";

/** Blocks that fall and stack. */
export const FALLING_BLOCKS: Subject = {
  name: "falling-blocks",
  fits: "tetris, falling blocks, block puzzle, tile-matching, lumines, blocks",
  on: ["floor", "pixel", "void"],
  size: [170, 190],
  bulk: 1.5,
  draw: (pen) => {
    const cell = (x: number, y: number, paint: "spot" | "pale" | "grey" | "spot-dark") => {
      pen.body(`M${x} ${y}h26v26h-26Z`, paint);
      pen.fill(`M${x} ${y}h26l-5 5h-16v16l-5 5Z`, "light", 0.35);
    };
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
    ] as const)
      cell(-80 + x * 27, -28 - y * 27, "spot-dark");
    for (const [x, y] of [
      [3, 0],
      [4, 0],
      [3, 1],
      [4, 1],
    ] as const)
      cell(-80 + x * 27, -28 - y * 27, "pale");
    for (const [x, y] of [
      [5, 0],
      [5, 1],
      [5, 2],
      [0, 1],
      [1, 1],
    ] as const)
      cell(-80 + x * 27, -28 - y * 27, "grey");
    for (const [x, y] of [
      [1, 5],
      [2, 5],
      [3, 5],
      [2, 4],
    ] as const)
      cell(-80 + x * 27, -28 - y * 27, "spot");
  },
};
