import type { Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A roller coaster with a train on the climb. */
export const ROLLER_COASTER: Subject = {
  name: "roller-coaster",
  fits: "rollercoaster, theme park, amusement, coaster, park builder, planet coaster",
  ages: ["modern"],
  on: ["land"],
  size: [260, 170],
  bulk: 1.6,
  draw: (pen) => {
    pen.stroke(
      "M-130 0C-100 -10 -90 -120 -50 -150C-20 -160 -10 -40 20 -40C50 -40 40 -110 70 -110C100 -110 100 -20 130 0",
      "ink",
      { width: 6 },
    );
    pen.stroke(
      "M-104 0V-40M-84 0V-106M-60 0V-142M-36 0V-148M-10 0V-70M20 0V-42M46 0V-76M70 0V-108M96 0V-70M112 0V-28",
      "grey",
      { width: 2.4 },
    );
    pen.stroke(
      "M-130 -4C-100 -14 -90 -124 -50 -154C-20 -164 -10 -44 20 -44C50 -44 40 -114 70 -114C100 -114 100 -24 130 -4",
      "spot",
      { width: 4 },
    );
    for (const [x, y, turn] of [
      [-74, -140, -52],
      [-58, -158, -34],
      [-40, -160, 10],
    ] as const)
      pen.place({ at: [x, y], turn }, () => {
        pen.body("M-10 0H10V-9H-10Z" + circle(-4, -12, 4) + circle(5, -12, 4), "spot-dark");
      });
  },
};
