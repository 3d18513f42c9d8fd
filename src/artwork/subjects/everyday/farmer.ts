import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A farmer with straw hat and watering can. */
export const FARMER: Subject = {
  name: "farmer",
  fits: "farming, farm, farming-sim, harvest, agriculture, stardew, crops, story of seasons",
  on: FEET,
  size: [84, 112],
  draw: (pen) => {
    pen.body(stance([16, -62, 26, -50], [-16, -62, -18, -44]) + CLOTHES.overalls + HEADGEAR.straw);
    pen.fill(CLOTHES.shirt + HEADGEAR.straw, "pale");
    pen.fill(CLOTHES.overalls, "spot-dark");
    pen.fill(
      "M22 -48H42V-26H22ZM42 -40L58 -50L60 -46L42 -32ZM24 -48C24 -58 40 -58 40 -48L37 -48C37 -54 27 -54 27 -48Z",
      "spot",
    );
    pen.stroke("M60 -44L66 -30M62 -48L71 -34M58 -42L61 -28", "light", { width: 1.6 });
  },
};
