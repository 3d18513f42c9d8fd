import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle, rect } from "#artwork/path.ts";

/** A shopkeeper behind the counter. */
export const SHOPKEEPER: Subject = {
  name: "shopkeeper",
  fits: "shop, shopkeeper, store, trading, merchant, business, management, economy, tycoon",
  on: [...FEET, "floor"],
  size: [130, 106],
  bulk: 1,
  draw: (pen) => {
    pen.body(stance([18, -64, 30, -52], [-18, -64, -30, -52]) + CLOTHES.shirt + HEADGEAR.hair);
    pen.fill(CLOTHES.shirt, "pale");
    pen.fill(CLOTHES.apron + CLOTHES.scarf, "spot");
    pen.body("M-64 -46H64V-38H58V0H-58V-38H-64Z");
    pen.fill("M-52 -32H-4V-6H-52ZM4 -32H52V-6H4Z", "spot-dark");
    pen.fill(rect([-50, -62], 14, 16) + circle(42, -52, 6) + rect([22, -56], 12, 10), "light");
  },
};
