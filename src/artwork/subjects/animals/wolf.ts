import { FEET, type Subject } from "#artwork/part.ts";
import { wolf } from "#artwork/motifs/creatures.ts";

export const WOLF: Subject = {
  name: "wolf",
  fits: ["wolf", "wolves"],
  on: FEET,
  size: [100, 90],
  bulk: 0.8,
  draw: (pen) => pen.body(wolf()),
};
