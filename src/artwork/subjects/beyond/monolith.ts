import { FEET, type Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A black slab with a line of light. */
export const MONOLITH: Subject = {
  name: "monolith",
  fits: "monolith, obelisk, mystery, ancient alien, outer wilds, sentinel, artefact",
  on: [...FEET, "space", "void"],
  size: [100, 170],
  bulk: 1.5,
  draw: (pen) => {
    pen.body("M-32 0V-166L32 -170V0Z");
    pen.fill("M14 -169L32 -170V0H14Z", "deep");
    pen.fill("M-4 -140H0V-30H-4Z", "light");
    pen.fill(circle(-2, -84, 7), "spot");
    pen.glow([-2, -84], 90, "spot");
  },
};
