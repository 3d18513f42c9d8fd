import type { Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A shoal of fish around one that is different. */
export const SHOAL: Subject = {
  name: "shoal",
  fits: "fish, shoal, aquarium, fishing game, koi, feeding frenzy",
  on: ["deep"],
  size: [260, 140],
  bulk: 1,
  draw: (pen) => {
    const fish = "M26 0C16 -12 0 -14 -14 -5L-28 -14L-23 0L-28 14L-14 5C0 14 16 12 26 0Z";
    const random = pen.world.fork("shoal");
    for (let n = 0; n < 15; n += 1) {
      const [x, y] = [((n % 5) - 2) * 54 + random.range(-14, 14), (Math.floor(n / 5) - 1) * 46 + random.range(-10, 10)];
      if (n === 7) continue;
      pen.place({ at: [x, y], scale: random.range(0.6, 0.9) }, () => {
        pen.body(fish);
        pen.fill(circle(14, -3, 2), "light");
      });
    }
    pen.place({ at: [0, 0], scale: 1.5 }, () => {
      pen.body(fish, "spot");
      pen.fill("M4 -11C8 -4 8 4 4 11L-2 10C2 4 2 -4 -2 -10Z", "pale");
      pen.fill(circle(16, -3, 2.4), "ink");
    });
  },
};
