import { FEET, type Subject } from "#artwork/part.ts";
import { circle, rect } from "#artwork/path.ts";

/** An open chest full of gold. */
export const TREASURE_CHEST: Subject = {
  name: "treasure-chest",
  fits: "treasure, loot, chest, gold, dungeon-crawler, looter",
  on: FEET,
  size: [110, 84],
  bulk: 0.7,
  draw: (pen) => {
    pen.body("M-50 0V-40H50V0ZM-50 -40C-52 -66 -40 -80 -20 -82H40C54 -80 58 -66 50 -40Z");
    pen.fill("M-46 -4V-36H46V-4Z", "spot-dark");
    pen.fill("M-44 -40C-30 -54 -16 -48 -6 -56C8 -50 22 -56 44 -40Z" + rect([-8, -40], 16, 18), "spot");
    pen.fill(circle(-20, -47, 4) + circle(6, -52, 4) + circle(24, -46, 4) + rect([-2, -34], 4, 7), "light");
    pen.fill(rect([-50, -26], 100, 4) + rect([-40, -40], 6, 40) + rect([34, -40], 6, 40), "grey");
    pen.glow([0, -52], 60);
  },
};
