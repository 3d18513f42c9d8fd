import type { Subject } from "#artwork/part.ts";
import { circle, rect } from "#artwork/path.ts";

/** A small house seen whole. */
export const HOUSE_OF_BRICKS: Subject = {
  name: "house-of-bricks",
  fits: "house, home, housing, decorating, interior, house flipper, the sims, cozy",
  ages: ["modern"],
  on: ["land", "table", "floor"],
  size: [150, 120],
  bulk: 1.2,
  draw: (pen) => {
    pen.body("M-60 0V-60H60V0Z", "pale");
    pen.body("M-74 -56L0 -116L74 -56L66 -48L0 -100L-66 -48Z", "spot");
    pen.fill("M-60 -56L0 -102L60 -56Z", "spot-dark");
    pen.fill("M-14 0V-36H14V0Z", "ink");
    pen.fill(rect([-48, -44], 22, 20) + rect([26, -44], 22, 20) + circle(0, -72, 9), "light");
    pen.stroke("M-37 -44V-24M-48 -34H-26M37 -44V-24M26 -34H48", "ink", { width: 2 });
    pen.fill(rect([34, -112], 14, 26), "grey");
  },
};
