import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

const TRAIN = [
  [76, -127, 0],
  [50, -113, -42],
  [103, -107, 46],
] as const;

/** A roller coaster with a train on the climb. */
export const ROLLER_COASTER: Subject = {
  name: "roller-coaster",
  fits: "rollercoaster, theme park, amusement, coaster, park builder, planet coaster",
  ages: ["modern"],
  on: ["land"],
  size: [310, 186],
  bulk: 1.6,
  draw: (pen) => {
    const track =
      "M-150 -6C-118 -10 -104 -120 -64 -152C-32 -170 -18 -56 8 -48C40 -44 44 -122 76 -124C108 -122 112 -30 150 -6";
    layers(pen)(`
      line grey 2 M-116 0V-44M-98 0V-92M-78 0V-138M-56 0V-156M-34 0V-140M-16 0V-86M8 0V-50M34 0V-64M56 0V-112M78 0V-124M100 0V-100M118 0V-46
      line grey 1.2 .8 M-116 -30L-98 -60L-78 -30L-56 -60L-34 -30L-16 -60L8 -30L34 -50L56 -24L78 -54L100 -24L118 -40M-98 -60L-78 -96L-56 -60L-34 -96L-16 -60M-78 -96L-56 -130L-34 -96M56 -84L78 -54L100 -84M-98 -92L-78 -60L-56 -96L-34 -60M56 -54L78 -84L100 -54
      line ink 8 ${track}; line spot 5 ${track}; line light 1.2 .7 ${track}
    `);
    for (const [x, y, turn] of TRAIN)
      pen.place({ at: [x, y], turn }, () =>
        layers(pen)(`
          dot pale 4 -6 -15 5 -15; line pale 2.4 M-6 -14L-9 -24M5 -14L4 -25M-4 -14L-2 -23M7 -14L11 -23
          body spot-dark M-13 -12C-10 -14 8 -13 14 -12L15 -2L-13 -1Z
          light .8 M-10 -9H10V-6H-10Z; dot ink 2.4 -8 -1 9 -1
        `),
      );
    layers(pen)(
      "body spot M-56 -174V-186L-42 -181L-56 -177Z; line ink 1.4 M-56 -156V-186; body spot-dark M-150 0V-26H-120V0Z; body spot M-156 -26L-135 -42L-114 -26Z; light M-141 -18H-129V0H-141Z",
    );
  },
};
