import { rider } from "#artwork/motifs/creatures.ts";
import type { Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A rider on a walking horse. */
export const RIDER: Subject = {
  name: "rider",
  fits: ["rider", "horseman", "red dead", "mount", "mounted", "bannerlord", "wild west", "cavalry", "cowboys"],
  ages: ["old"],
  on: ["land", "road"],
  size: [150, 126],
  bulk: 1.2,
  draw: (pen) => {
    pen.body(rider());
    pen.fill("M-10 -104C-24 -92 -38 -74 -52 -66C-36 -62 -20 -62 -8 -64Z", "spot-dark");
    pen.fill("M-14 -102L8 -102L10 -92C2 -88 -8 -88 -16 -94Z", "spot");
    pen.fill("M-18 -114L12 -116C6 -119 -12 -118 -18 -114Z", "pale");
    pen.fill(circle(66, -88, 1.8), "light");
    pen.fill("M-16 -70H10L12 -56H-18Z", "deep");
  },
};
