import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";
import { fixed } from "#artwork/path.ts";

/** A helicopter in flight, its searchlight on. */
export const HELICOPTER: Subject = {
  name: "helicopter",
  fits: "helicopter, chopper, rotor, gunship, rescue",
  ages: ["modern"],
  on: ["air"],
  size: [322, 124],
  bulk: 1.1,
  draw: (pen) => {
    const reach = fixed(128 * Math.abs(Math.cos(2 * Math.PI * pen.time * 3)) + 20);
    layers(pen)(`
      pale .3 M-134 -52C-134 -58 158 -58 158 -52C158 -46 -134 -46 -134 -52Z
      line ink 4 M12 -52h${reach}M12 -52h${-reach}
      body spot M6 -50L18 -50L20 -38L44 -34C72 -30 92 -10 94 6C94 22 80 30 56 30L0 30C-26 30 -40 18 -52 2L-132 -10L-152 -40L-136 -42L-118 -24L-46 -26C-36 -34 -18 -38 2 -38ZM-150 -8L-126 -12L-118 -4L-140 2Z
      dark M44 -26C66 -24 84 -8 87 6L58 6L44 -4Z; dark M34 -26L36 4L4 4L2 -26Z; pale .45 M52 -20L70 -8L66 3L56 -8ZM8 -22L18 -22L10 0L8 0Z; shade M-52 2L94 8C94 22 80 30 56 30L0 30C-26 30 -40 18 -52 2Z
      light .75 M-46 -12L-124 -14L-120 -9L-46 -2Z; line ink 4 M-18 30L-24 46M46 30L50 46M-48 48L70 48C78 48 82 44 84 38; line grey 2.6 M-158 -54L-130 -20M-130 -54L-158 -20
      light .12 M80 26L250 130L170 150Z; glow light 36 80 26
    `);
  },
};
