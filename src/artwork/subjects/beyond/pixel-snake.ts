import type { Subject } from "#artwork/part.ts";

/** A snake of squares and its apple. */
export const PIXEL_SNAKE: Subject = {
  name: "pixel-snake",
  fits: "snake, nibbler, slither, worm, worms",
  on: ["pixel", "void"],
  size: [200, 140],
  bulk: 1.2,
  draw: (pen) => {
    pen.body("M-90 -20H-30V-80H30V-40H70V-60H50V-20H10V-60H-10V0H-90Z", "spot");
    pen.fill(
      "M-78 -20V0H-74V-20ZM-54 -20V0H-50V-20ZM-30 -40H-10V-36H-30ZM-10 -80V-60H-6V-80ZM10 -80V-60H14V-80ZM10 -40H30V-36H10ZM30 -40V-20H34V-40Z",
      "spot-dark",
    );
    pen.fill("M58 -54H64V-48H58Z", "light");
    pen.fill("M84 -110H100V-94H84Z", "pale");
    pen.fill("M90 -116H96V-110H90Z", "spot");
  },
};
