import type { Subject } from "#artwork/part.ts";
import { circle, rect } from "#artwork/path.ts";

/** A typewriter with a sheet in it. */
export const TYPEWRITER: Subject = {
  name: "typewriter",
  fits: "text-based, text adventure, writer, typing, alan wake, detective story",
  ages: ["modern"],
  on: ["table", "floor"],
  size: [140, 96],
  bulk: 0.9,
  draw: (pen) => {
    pen.body("M-36 -92H36V-50H-36Z", "light");
    pen.stroke("M-28 -84H28M-28 -77H20M-28 -70H26M-28 -63H8", "grey", { width: 1.6 });
    pen.body("M-56 -54H56L64 -30L72 0H-72L-64 -30Z");
    pen.fill("M-52 -50H52L56 -38H-56Z", "spot");
    pen.fill(
      circle(-40, -22, 5) +
        circle(-24, -22, 5) +
        circle(-8, -22, 5) +
        circle(8, -22, 5) +
        circle(24, -22, 5) +
        circle(40, -22, 5) +
        circle(-48, -9, 5) +
        circle(-30, -9, 5) +
        circle(-12, -9, 5) +
        circle(12, -9, 5) +
        circle(30, -9, 5) +
        circle(48, -9, 5),
      "pale",
    );
    pen.fill(rect([-66, -60], 132, 7), "grey");
  },
};
