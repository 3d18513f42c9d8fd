import { stance } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle, ellipse } from "#artwork/path.ts";

/** A player with helmet and shoulder pads running with the ball. */
export const AMERICAN_FOOTBALLER: Subject = {
  name: "american-footballer",
  fits: "nfl, american football, madden, quarterback, touchdown",
  ages: ["modern"],
  on: ["field", ...FEET],
  size: [90, 108],
  bulk: 1.2,
  draw: (pen) => {
    pen.body(
      stance([20, -66, 10, -58], [-18, -68, -26, -56], "run") +
        "M-19 -84L21 -84L14 -60L10 -48L-8 -48L-14 -60Z" +
        circle(2, -93, 11),
    );
    pen.fill("M-19 -84L21 -84L14 -60L10 -48L-8 -48L-14 -60Z" + circle(2, -93, 11), "spot");
    pen.fill("M-4 -78H4V-56H-4ZM6 -78H12V-56H6ZM-8 -49L10 -49L20 -40L14 -34L2 -42L-6 -28L-14 -30Z", "pale");
    pen.fill("M-2 -104C2 -105 4 -105 6 -104L6 -96L-2 -96Z", "light");
    pen.stroke("M10 -94H17V-86H8M11 -90H17", "grey", { width: 2 });
    pen.fill(ellipse([14, -58], 9, 5.5), "spot-dark");
  },
};
