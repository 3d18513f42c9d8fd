import { FEET, type Subject } from "#artwork/part.ts";
import { SOLDIER } from "./soldier.ts";

/** Four soldiers who advance together. */
export const SQUAD: Subject = {
  name: "squad",
  fits: "squad, soldiers, military, tactical, team-based, war, co-op, real-time-tactics",
  ages: ["modern", "future"],
  on: FEET,
  size: [214, 110],
  bulk: 1.1,
  draw: (pen, view) => {
    for (const [x, y, scale] of [
      [-34, -7, 0.88],
      [36, -8, 0.86],
      [-78, 0, 1],
      [70, 2, 1.02],
    ] as const)
      pen.place({ at: [x, y], scale }, () => SOLDIER.draw(pen, view));
  },
};
