import { FEET, type Subject } from "#artwork/part.ts";
import { circle, rect } from "#artwork/path.ts";

/** A walking war machine. */
export const MECH: Subject = {
  name: "mech",
  fits: "mech, mecha, mechs, armored core, giant robot, titanfall, battletech, gundam, evangelion",
  ages: ["future", "modern"],
  on: [...FEET, "space"],
  size: [150, 180],
  bulk: 1.9,
  draw: (pen) => {
    pen.body(
      "M-26 -164H26L32 -140L58 -146L66 -112L54 -100L52 -72L66 -64L64 -40L44 -44L40 -96L24 -90L20 -72L34 -40L30 -8L44 0H8L14 -36L0 -66L-14 -36L-8 0H-44L-30 -8L-34 -40L-20 -72L-24 -90L-40 -96L-44 -44L-64 -40L-66 -64L-52 -72L-54 -100L-66 -112L-58 -146L-32 -140ZM-14 -180H14L18 -162H-18Z",
    );
    pen.fill("M-32 -140L-58 -146L-66 -112L-54 -100L-36 -116ZM32 -140L58 -146L66 -112L54 -100L36 -116Z", "spot");
    pen.fill("M-22 -158H22L24 -96H-24ZM-34 -40L-20 -72L-6 -66L-14 -36ZM34 -40L20 -72L6 -66L14 -36Z", "spot-dark");
    pen.fill("M-10 -174H10L12 -167H-12Z" + rect([-6, -140], 12, 6) + circle(-54, -52, 4) + circle(54, -52, 4), "light");
    pen.fill(rect([-18, -120], 36, 8) + rect([-18, -106], 36, 6) + rect([60, -70], 40, 8), "grey");
    pen.glow([0, -170], 26);
  },
};
