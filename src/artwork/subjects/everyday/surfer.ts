import { stance, CLOTHES } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A surfer on a board. */
export const SURFER: Subject = {
  name: "surfer",
  fits: "surfing, surf, wave, beach",
  ages: ["modern"],
  on: ["water", ...FEET],
  size: [130, 108],
  draw: (pen) => {
    pen.body(
      stance([22, -64, 36, -66], [-18, -66, -34, -70], "lunge") + "M-62 2C-30 -8 40 -8 68 -6C48 6 -30 10 -62 2Z",
    );
    pen.fill("M-62 2C-30 -8 40 -8 68 -6C48 6 -30 10 -62 2Z", "spot");
    pen.fill("M-40 0C-10 -4 30 -5 52 -4C30 2 -16 4 -40 0Z", "pale");
    pen.fill(CLOTHES.shorts, "spot-dark");
    pen.fill("M-62 6C-90 0 -104 -18 -120 -14C-108 -4 -100 8 -80 12Z", "light", 0.6);
  },
};
