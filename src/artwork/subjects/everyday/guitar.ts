import { FEET, type Subject } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";

/** An electric guitar. */
export const GUITAR: Subject = {
  name: "guitar",
  fits: "guitar, music, rhythm, rock, metal music, rocksmith",
  ages: ["modern"],
  on: [...FEET, "void", "table"],
  size: [110, 150],
  bulk: 1,
  draw: (pen) => {
    pen.place({ at: [0, -74], turn: 28 }, () => {
      pen.body(
        "M-6 -6L-5 -84L-9 -92L-7 -104L8 -108L9 -92L5 -84L6 -6C20 -20 34 -10 28 8C40 20 36 52 18 62C6 68 -10 68 -20 62C-38 52 -40 20 -26 8C-34 -10 -18 -18 -6 -6Z",
        "spot",
      );
      pen.fill("M-6 -6L-5 -84L5 -84L6 -6Z", "ink");
      pen.fill("M-18 20C-8 12 8 12 18 20L14 44C4 50 -4 50 -14 44Z", "light");
      pen.fill(rect([-11, 26], 22, 5) + rect([-11, 38], 22, 5), "ink");
      pen.stroke("M-3 -84V46M0 -84V46M3 -84V46", "grey", { width: 0.8 });
    });
  },
};
