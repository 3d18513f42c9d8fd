import { posed, CLOTHES } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** Two fighters, fist against guard. */
export const TWO_FIGHTERS: Subject = {
  name: "two-fighters",
  fits: "fighting, fighter, versus, beat 'em up, brawler, street-fighter, tournament",
  on: FEET,
  size: [190, 112],
  bulk: 1.1,
  draw: (pen) => {
    pen.place({ at: [-48, 0] }, () => {
      pen.body(posed("punching"));
      pen.fill("M-3 -82L10 -78L4 -46L-12 -46Z", "pale");
      pen.fill("M2 -91L18 -93L18 -89L2 -87L-14 -82L-12 -90Z" + circle(51, -76, 6), "spot");
    });
    pen.place({ at: [48, 0], flip: true }, () => {
      pen.body(posed("guard") + CLOTHES.shorts);
      pen.fill(CLOTHES.shorts, "spot-dark");
      pen.fill(circle(28, -80, 6) + circle(19, -76, 6), "light");
    });
  },
};
