import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle, ellipse } from "#artwork/path.ts";

/** A band: guitarist, singer, drummer. */
export const ROCK_BAND: Subject = {
  name: "rock-band",
  fits: "band, concert, rock band, guitar hero, karaoke, singing",
  ages: ["modern"],
  on: FEET,
  size: [240, 110],
  bulk: 1.1,
  draw: (pen) => {
    pen.place({ at: [40, -4], scale: 0.9 }, () => {
      pen.body(
        circle(-30, -22, 20) + circle(28, -24, 18) + stance([16, -62, 26, -56], [-16, -62, -26, -56]) + HEADGEAR.mohawk,
      );
      pen.fill(circle(-30, -22, 15) + circle(28, -24, 13), "pale");
      pen.fill(ellipse([-34, -62], 16, 3) + ellipse([38, -66], 16, 3), "grey");
    });
    pen.place({ at: [-84, 0] }, () => {
      pen.body(stance([16, -60, 26, -56], [-14, -60, 4, -52], "wide") + HEADGEAR["hair-long"]);
      pen.fill("M-6 -44C-14 -50 -4 -60 6 -54L44 -76L46 -72L12 -46C10 -36 -4 -36 -6 -44Z", "spot");
    });
    pen.place({ at: [-20, 0], scale: 1.05 }, () => {
      pen.body(stance([14, -78, 10, -88], [-18, -82, -30, -96], "wide") + CLOTHES.jacket + HEADGEAR.spikes);
      pen.fill(CLOTHES.jacket, "spot-dark");
      pen.fill(circle(12, -90, 3.4), "light");
    });
    pen.place({ at: [96, 0] }, () => {
      pen.body(stance([16, -60, 26, -56], [-14, -60, 4, -52]) + HEADGEAR.cap);
      pen.fill("M-6 -44C-14 -50 -4 -60 6 -54L44 -76L46 -72L12 -46C10 -36 -4 -36 -6 -44Z", "pale");
    });
  },
};
