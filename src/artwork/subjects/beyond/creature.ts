import { FEET, type Subject } from "#artwork/part.ts";
import { limb } from "#artwork/path.ts";

/** A clawed thing with a long tail. */
export const CREATURE: Subject = {
  name: "creature",
  fits: "xenomorph, parasite, bug, bugs, starship troopers, zerg, monster hunting, bestiary, evolve, mutant, mutants",
  on: [...FEET, "space"],
  size: [200, 120],
  bulk: 1.3,
  draw: (pen) => {
    pen.body(
      "M-20 -56C0 -84 40 -88 62 -72C78 -82 104 -76 110 -58L96 -52L104 -44C92 -38 74 -40 66 -50C52 -36 30 -30 10 -30C-30 -26 -56 -40 -72 -70C-80 -84 -100 -88 -112 -76C-104 -104 -66 -104 -54 -78C-46 -62 -34 -54 -20 -56Z" +
        limb([40, -40], [58, -20], [10, 6]) +
        limb([58, -20], [50, 0], [6, 3]) +
        limb([20, -36], [30, -14], [10, 6]) +
        limb([30, -14], [20, 0], [6, 3]) +
        limb([-10, -38], [-30, -18], [12, 6]) +
        limb([-30, -18], [-26, 0], [6, 3]) +
        limb([52, -66], [86, -30], [7, 4]) +
        "M86 -34l14 8l-12 2l6 10l-14 -8Z",
    );
    pen.fill(
      "M-20 -56C0 -84 40 -88 62 -72C40 -70 10 -60 -4 -44ZM-112 -76C-104 -104 -66 -104 -54 -78C-70 -92 -98 -92 -112 -76Z",
      "spot-dark",
    );
    pen.fill("M84 -68L96 -64L86 -60Z", "spot");
    pen.fill("M96 -52L90 -46L88 -53ZM88 -50L82 -44L80 -52Z", "pale");
    pen.glow([90, -64], 24, "spot");
  },
};
