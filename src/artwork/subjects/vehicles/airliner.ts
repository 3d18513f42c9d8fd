import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

/** A passenger jet climbing. */
export const AIRLINER: Subject = {
  name: "airliner",
  fits: "airliner, airport, airline, flight simulator, aviation, jet, flight",
  ages: ["modern"],
  on: ["air"],
  size: [340, 120],
  bulk: 1.3,
  draw: (pen) =>
    layers(
      pen,
      -9,
    )(`
    body pale M-158 -18L-176 -72L-146 -72L-112 -26L110 -26C146 -24 166 -10 168 0C164 12 144 18 116 18L-96 14C-128 8 -148 -4 -158 -18Z
    spot M-158 -18L-176 -72L-146 -72L-112 -26Z; shade M-150 -8L166 -4C164 12 144 18 116 18L-96 14C-122 9 -138 2 -150 -8Z; spot M-146 -10L-118 -4L140 -4L164 -6L166 1L-112 4Z
    body deep M-160 -20L-186 -4L-168 -2L-128 -14Z
    dark M-96 -16h6v7h-6ZM-84 -16h6v7h-6ZM-72 -16h6v7h-6ZM-60 -16h6v7h-6ZM-48 -16h6v7h-6ZM-36 -16h6v7h-6ZM-24 -16h6v7h-6ZM-12 -16h6v7h-6ZM0 -16h6v7h-6ZM12 -16h6v7h-6ZM24 -16h6v7h-6ZM36 -16h6v7h-6ZM48 -16h6v7h-6ZM60 -16h6v7h-6ZM72 -16h6v7h-6ZM84 -16h6v7h-6Z
    dark M132 -20C146 -18 154 -13 158 -9L136 -11Z; grey M110 -18h8v18h-8Z
    body deep M40 6L-12 6L-88 66L-66 68L52 18Z
    pale .35 M40 6L20 6L-76 64L-66 68L52 18Z
    body grey M-2 22C6 14 38 14 44 20C46 30 44 38 38 40L4 40C-4 36 -4 28 -2 22Z
    ink M36 18C44 20 46 36 38 40L34 40C36 32 36 24 34 18Z
  `),
};
