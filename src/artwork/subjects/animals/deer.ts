import { deer } from "#artwork/motifs/creatures.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A deer with antlers. */
export const DEER: Subject = {
  name: "deer",
  fits: ["deer", "stag", "forest spirit", "hunting simulator"],
  on: FEET,
  size: [130, 128],
  bulk: 1,
  draw: (pen) => {
    const shape =
      "M-34 -58C-20 -64 6 -62 20 -60C26 -70 28 -78 32 -86L42 -90L58 -82L56 -77L44 -74C40 -62 36 -50 28 -42L-30 -38C-38 -44 -40 -52 -34 -58Z";
    pen.body(deer());
    pen.fill(shape, "spot-dark", 0.85);
    pen.fill(
      circle(-26, -52, 2.4) +
        circle(-14, -56, 2.2) +
        circle(-2, -52, 2.2) +
        circle(-18, -46, 2) +
        "M-38 -52L-42 -42L-34 -44Z",
      "pale",
    );
    pen.fill(circle(43, -84, 1.8), "light");
  },
};
