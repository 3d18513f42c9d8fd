import type { Subject } from "#artwork/part.ts";

/** A small adventurer of large pixels with a scarf. */
export const PIXEL_HERO: Subject = {
  name: "pixel-hero",
  fits: "platformer, 2d-platformer, side-scroller, jump and run, pixel-graphics, retro, nes",
  on: ["pixel"],
  size: [112, 112],
  bulk: 1,
  draw: (pen) => {
    pen.body("M-24 -96H24V-64H-24Z", "pale");
    pen.fill("M-32 -112H16V-104H32V-88H24V-96H-8V-88H-16V-72H-32ZM0 -88H8V-76H0ZM16 -88H24V-76H16Z", "ink");
    pen.body("M-32 -64H32V-48H-32ZM-40 -64H-56V-56H-72V-48H-56V-40H-32V-48Z", "spot");
    pen.body("M-24 -48H24V-24H-24ZM-40 -48H-24V-24H-40ZM24 -48H40V-32H24Z", "spot-dark");
    pen.fill("M-24 -32H24V-26H-24Z", "light");
    pen.fill("M-24 -24H-8V-8H-16V0H-40V-8H-24ZM8 -24H24V-8H40V0H16V-8H8Z", "dark");
  },
};
