import { stance } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";

/** A mummy with loose bandages. */
export const MUMMY: Subject = {
  name: "mummy",
  fits: "mummy, egypt, egyptian, pharaoh, tomb, anubis",
  ages: ["old"],
  on: FEET,
  size: [70, 106],
  draw: (pen) => {
    pen.body(stance([18, -74, 34, -76], [-16, -66, -30, -70], "stride"));
    pen.stroke(
      "M-8 -96L8 -92M-8 -90L8 -87M-10 -78L10 -74M-11 -70L10 -66M-9 -62L9 -58M-8 -54L9 -51M-10 -44L0 -42M2 -42L12 -46M-12 -30L-4 -28M6 -30L14 -32M-16 -16L-8 -14M9 -14L18 -16M17 -74L22 -77M26 -73L29 -78M-18 -66L-22 -70",
      "pale",
      { width: 3 },
    );
    pen.stroke("M34 -76C44 -70 46 -58 42 -48M-30 -70C-40 -64 -40 -52 -36 -46", "pale", { width: 2.4 });
    pen.fill(rect([0, -94], 6, 2.4), "spot");
  },
};
