import { stance, CLOTHES, HEADGEAR, HELD } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { limb } from "#artwork/path.ts";

/** A young hero who raises a sword. */
export const HERO_WITH_SWORD: Subject = {
  name: "hero-with-sword",
  fits: "hero, zelda, sword and sorcery, action-rpg, chosen one, adventurer, fantasy",
  ages: ["old"],
  on: [...FEET, "air"],
  size: [90, 124],
  draw: (pen) => {
    pen.body(
      stance([16, -86, 20, -110], [-16, -64, -20, -54], "wide") +
        CLOTHES.tunic +
        HEADGEAR.spikes +
        limb([20, -108], [28, -150], [4, 1.4]) +
        limb([14, -112], [28, -110], [3, 3]),
    );
    pen.fill(CLOTHES.tunic, "spot");
    pen.fill(CLOTHES.cape, "spot-dark");
    pen.fill(HEADGEAR.spikes + limb([21, -112], [28, -150], [3.2, 1.2]), "pale");
    pen.fill(CLOTHES.belt + HELD.shield(-22, -52), "grey");
    pen.glow([28, -150], 26);
  },
};
