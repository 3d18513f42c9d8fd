import type { Subject } from "#artwork/part.ts";
import { circle, limb, rect } from "#artwork/path.ts";

/** A pirate ship with dark sails. */
export const PIRATE_SHIP: Subject = {
  name: "pirate-ship",
  fits: "pirate, pirates, sea of thieves, black flag, buccaneer, skull",
  ages: ["old"],
  on: ["water", "air"],
  size: [210, 176],
  bulk: 1.5,
  draw: (pen) => {
    pen.body(
      "M-92 -30L-100 -62L-66 -56L-62 -42L70 -36L96 -60L82 -10C60 8 -60 8 -80 -4Z" +
        limb([80, -44], [124, -74], [4, 2]) +
        limb([-40, -40], [-40, -150], [4, 2]) +
        limb([26, -40], [26, -168], [4, 2]) +
        "M-72 -58Q-58 -84 -66 -116H-18Q-8 -84 -14 -58ZM-6 -56Q8 -86 0 -124H52Q66 -86 58 -56ZM6 -128Q14 -144 10 -160H42Q52 -144 48 -128Z",
    );
    pen.fill("M-70 -60Q-58 -84 -64 -114H-20Q-10 -84 -16 -60ZM-4 -58Q9 -86 2 -122H50Q63 -86 56 -58Z", "spot-dark");
    pen.fill(circle(26, -94, 12) + "M20 -86H32V-78H20ZM6 -76L46 -68L45 -64L5 -72ZM46 -76L6 -68L7 -64L47 -72Z", "light");
    pen.fill(circle(21, -95, 3) + circle(31, -95, 3), "ink");
    pen.fill("M-40 -150l-26 6l26 7ZM26 -168l-26 6l26 7ZM-88 -40L80 -30L77 -23L-85 -30Z", "spot");
    pen.fill(rect([-92, -56], 8, 8) + rect([-80, -55], 8, 8), "light");
    pen.glow([-86, -52], 26);
  },
};
