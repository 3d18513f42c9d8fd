import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";

/** Players of one team, shoulder to shoulder. */
export const FOOTBALL_TEAM: Subject = {
  name: "football-team",
  fits: "sports, team, club, league, world cup, uefa",
  ages: ["modern"],
  on: ["field", ...FEET],
  size: [220, 108],
  bulk: 1.1,
  draw: (pen) => {
    for (const [index, x] of [-84, -42, 0, 42, 84].entries())
      pen.place({ at: [x, 0], scale: index === 2 ? 1.06 : 0.98 }, () => {
        pen.body(stance([19, -68, 30, -74], [-19, -68, -30, -74]) + CLOTHES.shirt + CLOTHES.shorts);
        pen.fill(CLOTHES.shirt, index === 2 ? "pale" : "spot");
        pen.fill(CLOTHES.shorts, "light");
        pen.fill(HEADGEAR.hair, index % 2 === 0 ? "spot-dark" : "ink");
        pen.fill(rect([-12, -18], 6, 12) + rect([6, -18], 6, 12), "spot-dark");
      });
  },
};
