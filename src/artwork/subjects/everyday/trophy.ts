import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A cup with handles. */
export const TROPHY: Subject = {
  name: "trophy",
  fits: "trophy, champion, championship, cup, tournament, award",
  on: [...FEET, "field", "table"],
  size: [100, 112],
  bulk: 0.8,
  draw: (pen) =>
    layers(pen)(`
      line spot 6 M-29 -98C-54 -102 -52 -64 -20 -62M29 -98C54 -102 52 -64 20 -62; line spot-light 2 .7 M-33 -99C-50 -98 -48 -70 -24 -65
      body spot M-32 -108L32 -108C34 -72 24 -52 8 -45L7 -28L18 -19L18 -14L-18 -14L-18 -19L-7 -28L-8 -45C-24 -52 -34 -72 -32 -108Z
      spot-dark M13 -108L32 -108C34 -72 24 -52 8 -45L7 -28L18 -19L18 -14L4 -14L3 -45C12 -60 15 -84 13 -108Z; light .85 M-25 -103L-17 -103C-18 -82 -14 -66 -7 -55C-19 -63 -25 -82 -25 -103Z; spot-light M-35 -111H35V-105H-35Z
      body dark M-24 -14L24 -14L28 0L-28 0Z
      pale M-14 -10H14V-4H-14Z; light M0 -96L4.4 -86.6L14.4 -85.4L7 -78.4L9 -68.4L0 -73.4L-9 -68.4L-7 -78.4L-14.4 -85.4L-4.4 -86.6Z; glow light 60 0 -78
    `),
};
