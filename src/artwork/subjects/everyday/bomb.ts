import { FEET, type Subject } from "#artwork/part.ts";
import { circle, ellipse } from "#artwork/path.ts";

/** A round bomb, its fuse alight. */
export const BOMB: Subject = {
  name: "bomb",
  fits: "bomb, bomberman, explosives, defuse, counter-strike, explosion, keep talking",
  on: [...FEET, "table", "void"],
  size: [90, 110],
  bulk: 0.7,
  draw: (pen) => {
    pen.body(circle(0, -42, 42) + "M-10 -92H18V-78H-10Z");
    pen.fill("M16 -80C44 -66 48 -24 22 -6C40 -30 36 -60 16 -80Z", "shade");
    pen.fill(ellipse([-18, -60], 8, 11), "light");
    pen.stroke("M4 -92C6 -108 22 -112 30 -104", "pale", { width: 3 });
    pen.fill("M32 -120l4 9l10 -2l-5 8l7 7l-10 1l-2 10l-7 -7l-9 4l3 -10l-8 -6l10 -2Z", "spot");
    pen.glow([33, -106], 40, "spot");
  },
};
