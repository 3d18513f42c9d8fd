import type { Subject } from "#artwork/part.ts";

/** A racing car of large pixels seen from behind. */
export const PIXEL_RACER: Subject = {
  name: "pixel-racer",
  fits: "out run, pole position, retro racing, f-zero, arcade racing",
  on: ["pixel"],
  size: [130, 90],
  bulk: 1,
  draw: (pen) => {
    pen.body("M-40 -64H40V-56H48V-40H64V-8H-64V-40H-48V-56H-40Z", "spot");
    pen.fill("M-64 -8H-32V8H-64ZM32 -8H64V8H32ZM-32 -56H32V-40H-32Z", "ink");
    pen.fill("M-56 -32H-40V-24H-56ZM40 -32H56V-24H40Z", "light");
    pen.fill("M-64 -16H64V-8H-64ZM-64 -72H64V-64H-64Z", "spot-dark");
    pen.fill("M-12 -32H12V-20H-12Z", "pale");
  },
};
