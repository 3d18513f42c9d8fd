import type { Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** Gears that turn into each other. */
export const GEARS: Subject = {
  name: "gears",
  fits: "gears, steampunk, machinery, contraption, factory, cogs, incredible machine, clockwork",
  on: ["floor", "table", "void"],
  size: [190, 150],
  bulk: 1.2,
  draw: (pen) => {
    const gear = (r: number, teeth: number) =>
      Array.from({ length: teeth }, (_, n) => {
        const a = (n / teeth) * 2 * Math.PI;
        return limb(
          [Math.cos(a) * r * 0.8, Math.sin(a) * r * 0.8],
          [Math.cos(a) * r * 1.12, Math.sin(a) * r * 1.12],
          [r * 0.26, r * 0.2],
        );
      }).join("") + circle(0, 0, r);
    for (const [x, y, r, teeth, paint] of [
      [-36, -66, 46, 12, "spot"],
      [46, -96, 32, 9, "pale"],
      [44, -28, 26, 8, "grey"],
    ] as const)
      pen.place({ at: [x, y], turn: (pen.time * 360) / teeth }, () => {
        pen.body(gear(r, teeth), paint);
        pen.fill(circle(0, 0, r * 0.62), "ink", 0.35);
        pen.fill(circle(0, 0, r * 0.28), "ink");
      });
  },
};
