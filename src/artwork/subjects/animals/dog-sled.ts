import { sledDog, SLED } from "#artwork/motifs/winter.ts";
import type { Subject } from "#artwork/part.ts";

/** A sledge with three dogs. */
export const DOG_SLED: Subject = {
  name: "dog-sled",
  fits: ["sled", "sledge", "husky", "polar expedition", "frostpunk"],
  on: ["land"],
  size: [250, 80],
  bulk: 1.1,
  draw: (pen) => {
    pen.body(SLED + sledDog());
    for (const x of [96, 140, 184]) pen.place({ at: [x, 0], scale: 0.9 }, () => pen.body(sledDog()));
    pen.stroke("M66 -14L96 -22L140 -22L184 -22", "ink", { width: 1.6 });
    pen.fill("M-50 -8H50V-22H-50Z", "spot-dark");
  },
};
