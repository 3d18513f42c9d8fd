import { FEET, type Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** An old key, lit. */
export const KEY: Subject = {
  name: "key",
  fits: "key, escape room, the room, lock, escape, locked, doors, secrets",
  on: ["table", ...FEET, "void"],
  size: [90, 150],
  bulk: 0.8,
  draw: (pen) => {
    pen.body("M-6 -96H6V0H-6ZM6 -26H26V-12H6ZM6 -8H20V4H6Z" + circle(0, -114, 30), "spot");
    pen.fill(circle(0, -114, 16), "ink");
    pen.fill("M-5 -90H-2V0H-5ZM-24 -124C-20 -138 -8 -142 2 -142C-8 -136 -16 -128 -18 -118Z", "light", 0.8);
    pen.fill("M-10 -96H10V-90H-10ZM-10 -84H10V-79H-10Z", "spot-dark");
    pen.glow([0, -100], 80);
  },
};
