import type { Subject } from "#artwork/part.ts";

/** A knight of large pixels with a sword. */
export const PIXEL_KNIGHT: Subject = {
  name: "pixel-knight",
  fits: "metroidvania, pixel knight, ghosts 'n goblins, shovel, hollow, action-platformer",
  on: ["pixel"],
  size: [120, 112],
  bulk: 1,
  draw: (pen) => {
    pen.body("M-24 -112H24V-104H32V-64H-32V-104H-24ZM-40 -64H40V-24H-40ZM-32 -24H-8V0H-40V-8H-32ZM8 -24H32V-8H40V0H8Z");
    pen.fill("M-24 -104H24V-96H32V-72H-32V-96H-24ZM-32 -56H32V-32H-32Z", "grey");
    pen.fill("M0 -96H24V-88H0Z", "ink");
    pen.fill("M-8 -128H8V-112H-8ZM-40 -56H-32V-8H-48V-48H-40ZM-8 -56H8V-32H-8Z", "spot");
    pen.fill("M8 -94H12V-90H8ZM48 -104H56V-48H48ZM40 -48H64V-40H40ZM48 -40H56V-32H48Z", "light");
  },
};
