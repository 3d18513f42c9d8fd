import type { Subject } from "#artwork/part.ts";

/** A small fighter, engines lit. */
export const STARFIGHTER: Subject = {
  name: "starfighter",
  fits: "starfighter, space-combat, star wars, dogfight, starfox, wing commander, x-wing, shoot-em-up, bullet-hell, shmup",
  ages: ["future"],
  on: ["space", "air"],
  size: [240, 130],
  bulk: 1,
  draw: (pen) => {
    pen.body(
      "M120 0L60 -10L30 -22L0 -20L-30 -62L-66 -62L-46 -16L-76 -14L-76 14L-46 16L-66 62L-30 62L0 20L30 22L60 10Z",
    );
    pen.fill("M120 0L60 -10L30 -22L30 -8L80 0Z", "spot");
    pen.fill("M-30 -62L-66 -62L-46 -16L-8 -14ZM-30 62L-66 62L-46 16L-8 14Z", "spot-dark", 0.8);
    pen.fill("M52 -6C34 -16 14 -14 6 -6L10 2H40Z", "light");
    pen.fill("M-76 -14H-56V14H-76Z", "grey");
    pen.fill("M-76 -10L-170 -4L-170 -2L-76 2ZM-76 0L-150 6L-76 10Z", "spot");
    pen.glow([-80, 0], 56, "spot");
    pen.fill("M-20 -62H20V-58H-20ZM-20 58H20V62H-20Z", "pale");
  },
};
