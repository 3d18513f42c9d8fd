import type { Subject } from "#artwork/part.ts";

/** A ghost of large pixels that follows dots. */
export const PIXEL_GHOST: Subject = {
  name: "pixel-ghost",
  fits: "pac-man, pac man, maze chase, ghosts maze, dots",
  on: ["pixel", "void"],
  size: [200, 110],
  bulk: 1.1,
  draw: (pen) => {
    pen.body(
      "M-80 -16V-72H-72V-88H-64V-96H-48V-104H-16V-96H0V-88H8V-72H16V0H8V-8H0V-16H-8V-8H-16V0H-24V-8H-32V-16H-40V-8H-48V0H-56V-8H-64V-16H-72V-8H-80Z",
      "spot",
    );
    pen.fill(
      "M-56 -80H-40V-72H-32V-56H-40V-48H-56V-56H-64V-72H-56ZM-16 -80H0V-72H8V-56H0V-48H-16V-56H-24V-72H-16Z",
      "light",
    );
    pen.fill("M-44 -68H-32V-56H-44ZM-4 -68H8V-56H-4Z", "ink");
    pen.fill("M40 -56H50V-46H40ZM68 -56H78V-46H68ZM96 -60H112V-42H96Z", "pale");
  },
};
