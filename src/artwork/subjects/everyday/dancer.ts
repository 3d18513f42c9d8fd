import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";

/** A dancer, one arm up. */
export const DANCER: Subject = {
  name: "dancer",
  fits: "dance, dancing, just dance, rhythm game, dance-dance",
  ages: ["modern"],
  on: FEET,
  size: [90, 116],
  draw: (pen) => {
    pen.body(stance([18, -86, 30, -108], [-18, -62, -32, -56], "lunge") + HEADGEAR.ponytail + CLOTHES.skirt);
    pen.fill(CLOTHES.skirt + CLOTHES.shirt, "spot");
    pen.fill(rect([-22, -12], 8, 10) + rect([18, -12], 8, 10), "pale");
    pen.fill(
      "M46 -100l-2 -16l10 -3v14a4 3 0 1 1 -4 -3v-7l-4 1v10a4 3 0 1 1 -4 -3ZM-52 -84l-2 -14l8 -2v12a4 3 0 1 1 -3 -3v-5l-2 1v8a4 3 0 1 1 -3 -3Z",
      "light",
    );
  },
};
