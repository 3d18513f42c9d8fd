import { FEET, type Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A letter with a seal. */
export const LETTER: Subject = {
  name: "letter",
  fits: "letter, mail, postman, delivery, message, death stranding, courier",
  ages: ["modern"],
  on: ["table", "void", ...FEET],
  size: [110, 76],
  bulk: 0.6,
  draw: (pen) => {
    pen.body("M-54 -72H54V0H-54Z", "light");
    pen.fill("M-54 -72L0 -28L54 -72Z", "pale");
    pen.stroke("M-54 0L-14 -38M54 0L14 -38", "grey", { width: 2 });
    pen.fill(circle(0, -32, 12), "spot");
    pen.fill("M0 -37C3 -42 9 -37 0 -27C-9 -37 -3 -42 0 -37Z", "spot-dark");
  },
};
