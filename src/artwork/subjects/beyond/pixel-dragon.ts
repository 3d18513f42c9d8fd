import type { Subject } from "#artwork/part.ts";

/** A dragon of large pixels that breathes fire. */
export const PIXEL_DRAGON: Subject = {
  name: "pixel-dragon",
  fits: "8-bit, boss fight, bubble bobble, yoshi, dragon quest, lizard, dinosaur platform",
  on: ["pixel"],
  size: [150, 112],
  bulk: 1.1,
  draw: (pen) => {
    pen.body(
      "M-56 -56H-40V-72H-24V-88H-8V-104H24V-96H40V-72H24V-64H16V-48H24V-24H16V-8H24V0H0V-16H-24V0H-48V-8H-40V-24H-56V-32H-72V-40H-80V-56H-72V-48H-56Z",
    );
    pen.fill("M-40 -80H-32V-64H-40ZM-24 -96H-16V-80H-24ZM-56 -64H-48V-48H-56Z", "spot");
    pen.fill("M0 -48H16V-24H0ZM24 -80H36V-76H24Z", "pale");
    pen.fill("M8 -96H20V-84H8Z", "light");
    pen.fill("M14 -94H20V-86H14Z", "ink");
    pen.fill("M48 -88H64V-80H80V-72H64V-64H48ZM88 -80H96V-72H88Z", "spot");
  },
};
