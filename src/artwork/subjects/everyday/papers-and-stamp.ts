import type { Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A passport, papers and a stamp. */
export const PAPERS_AND_STAMP: Subject = {
  name: "papers-and-stamp",
  fits: "papers, passport, border, bureaucracy, documents, inspector",
  ages: ["modern"],
  on: ["table", "floor"],
  size: [150, 100],
  bulk: 0.9,
  draw: (pen) => {
    pen.body("M-70 -10L-40 -74L20 -60L-6 4Z", "pale");
    pen.stroke("M-42 -58L4 -48M-46 -48L0 -38M-50 -38L-8 -29", "grey", { width: 2 });
    pen.body("M-10 6L-4 -60H46L52 6Z", "spot-dark");
    pen.fill(circle(21, -36, 12), "spot");
    pen.fill("M6 -14H36V-10H6ZM10 -6H32V-3H10Z", "light");
    pen.body("M58 0V-14H66C70 -30 60 -36 62 -48C66 -58 84 -58 88 -48C90 -36 80 -30 84 -14H92V0Z");
    pen.fill("M58 0V-10H92V0Z", "spot");
  },
};
