import { FEET, type Subject } from "#artwork/part.ts";
import { ZOMBIE } from "./zombie.ts";

const CROWD =
  "-104 -10 .9 -62 -14 .82 -18 -12 .86 28 -13 .84 72 -10 .88 -84 -2 1 -40 0 1.06 8 -3 .98 54 0 1.04 98 -4 .96";

/** The dead in a crowd. */
export const ZOMBIE_HORDE: Subject = {
  name: "zombie-horde",
  fits: "zombies, horde, undead, apocalypse, survival-horror, wave, co-op",
  ages: ["modern"],
  on: FEET,
  size: [270, 114],
  bulk: 1.15,
  draw: (pen, view) => {
    const numbers = CROWD.split(" ").map(Number);
    for (let n = 0; n < numbers.length; n += 3) {
      const [x = 0, y = 0, scale = 1] = numbers.slice(n, n + 3);
      const sway = 3 * Math.sin(2 * Math.PI * (pen.time + n / 7)) + ((n * 7) % 9) - 4;
      pen.place({ at: [x - 10, y], scale, turn: sway }, () => ZOMBIE.draw(pen, view));
    }
  },
};
