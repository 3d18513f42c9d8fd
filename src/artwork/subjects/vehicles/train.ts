import { layers } from "#artwork/motifs/layers.ts";

import { ROAD_VEHICLE } from "#artwork/motifs/streets.ts";
import type { Subject } from "#artwork/part.ts";

/** A steam engine with its carriage. */
export const TRAIN: Subject = {
  ...ROAD_VEHICLE,
  name: "train",
  fits: "train, trains, railway, railroad, locomotive, rail, tycoon",
  ages: ["modern"],
  size: [390, 138],
  bulk: 1.3,
  draw: (pen, view) => {
    if (view === "behind" || view === "head-on") {
      layers(pen)(`
        body ink M-72 -24L-72 -150C-60 -168 60 -168 72 -150L72 -24L96 -4L-96 -4Z
        shade M10 -24L10 -162C40 -162 62 -160 72 -150L72 -24Z
        ${view === "behind" ? "light M-56 -138h48v44h-48ZM8 -138h48v44h-48Z" : "dot dark 52 0 -92"}
        ${view === "behind" ? "spot M-72 -84h144v12h-144Z" : "line spot 5 M-52 -92a52 52 0 1 1 104 0a52 52 0 1 1 -104 0ZM-30 -92a30 30 0 1 1 60 0a30 30 0 1 1 -60 0Z"}
        spot-dark M-96 -4L-72 -36L72 -36L96 -4Z; line ink 4 M-60 -34L-78 -6M-20 -34L-26 -6M20 -34L26 -6M60 -34L78 -6; dot light 8 -54 -46 54 -46 0 -146; glow light 90 0 -146
      `);
      return;
    }
    layers(pen)(`
      body spot M-194 -22L-194 -112C-194 -118 -190 -122 -184 -122L-64 -122C-58 -122 -54 -118 -54 -112L-54 -22Z
      shade M-194 -58L-54 -58L-54 -22L-194 -22Z; light M-180 -104h22v34h-22ZM-149 -104h22v34h-22ZM-118 -104h22v34h-22ZM-87 -104h22v34h-22Z; ink M-198 -128h148v8h-148Z
      pale .4 M102 -138C92 -160 112 -170 100 -186C84 -196 66 -184 60 -204C44 -222 14 -206 4 -224C-20 -240 -56 -222 -50 -202C-40 -186 -14 -196 0 -184C20 -170 40 -184 56 -170C72 -156 92 -164 102 -138Z
      body ink M-46 -26L-46 -116L-52 -118L-50 -128L26 -128L28 -118L22 -116L22 -90L110 -90L108 -124L102 -126L104 -136L132 -136L134 -126L128 -124L130 -90C146 -90 154 -78 154 -64L154 -36L182 -8L132 -8L-40 -8Z
      light M-30 -110L8 -110L8 -78L-30 -78Z
      body spot M56 -90L58 -104C62 -110 76 -110 80 -104L82 -90Z
      pale .3 M22 -84L146 -84C152 -78 154 -72 154 -66L22 -66Z; spot M40 -90h6v54h-6ZM92 -90h6v54h-6ZM-46 -44h200v7h-200Z; wheels 26 -14 44; wheels 18 96; wheels 14 132 -168 -80
      line spot 3 M-36 -26a22 22 0 1 1 44 0a22 22 0 1 1 -44 0ZM22 -26a22 22 0 1 1 44 0a22 22 0 1 1 -44 0Z; line pale 4 M-14 -20L96 -16; dot light 8 158 -80; glow light 60 160 -80
    `);
  },
};
