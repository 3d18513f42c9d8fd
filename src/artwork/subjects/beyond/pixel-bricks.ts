import type { Subject } from "#artwork/part.ts";

/** A wall of bricks, a ball and a paddle. */
export const PIXEL_BRICKS: Subject = {
  name: "pixel-bricks",
  fits: "bricks, brick breaker, block breaking, columns, dr. mario, puyo, bubble",
  on: ["pixel", "floor", "void"],
  size: [220, 150],
  bulk: 1.3,
  draw: (pen) => {
    for (let row = 0; row < 4; row += 1)
      for (let column = 0; column < 6; column += 1) {
        if ((row * 7 + column * 3) % 11 === 4) continue;
        pen.body(
          `M${-106 + column * 36} ${-150 + row * 20}h32v16h-32Z`,
          (["spot", "spot-dark", "pale", "grey"] as const)[row] ?? "spot",
        );
      }
    pen.fill("M-30 -8H30V0H-30ZM14 -48H24V-38H14Z", "light");
    pen.glow([19, -43], 30);
  },
};
