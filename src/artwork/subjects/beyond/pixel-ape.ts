import type { Subject } from "#artwork/part.ts";

/** An ape of large pixels with a barrel. */
export const PIXEL_APE: Subject = {
  name: "pixel-ape",
  fits: "donkey kong, ape, barrels, king kong",
  on: ["pixel"],
  size: [140, 120],
  bulk: 1.3,
  draw: (pen) => {
    pen.body(
      "M-32 -112H32V-104H40V-80H56V-72H64V-24H48V-56H40V-24H32V-8H40V0H8V-16H-8V0H-40V-8H-32V-24H-40V-56H-48V-24H-64V-72H-56V-80H-40V-104H-32Z",
    );
    pen.fill("M-24 -96H24V-72H-24ZM-16 -56H16V-32H-16Z", "pale");
    pen.fill("M-16 -92H-8V-84H-16ZM8 -92H16V-84H8ZM-16 -78H16V-74H-16Z", "ink");
    pen.fill("M72 -32H104V0H72Z", "spot");
    pen.fill("M72 -24H104V-20H72ZM72 -12H104V-8H72Z", "spot-dark");
  },
};
