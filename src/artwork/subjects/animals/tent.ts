import type { Subject } from "#artwork/part.ts";

/** A lit tent. */
export const TENT: Subject = {
  name: "tent",
  fits: "tent, hiking, outdoors, wilderness, expedition",
  ages: ["modern"],
  on: ["land"],
  size: [150, 100],
  bulk: 1,
  draw: (pen) => {
    pen.body("M-70 0L-8 -88L70 0Z");
    pen.fill("M-64 -2L-8 -82L20 -2Z", "spot");
    pen.fill("M-8 -82L62 -2H20Z", "spot-dark");
    pen.fill("M-34 -2L-8 -56L8 -2Z", "light");
    pen.fill("M-14 -2L-8 -48L-2 -2Z", "ink");
    pen.stroke("M-70 0L-92 6M70 0L92 6M-8 -88L-8 -96", "grey", { width: 1.6 });
    pen.glow([-10, -22], 70);
  },
};
