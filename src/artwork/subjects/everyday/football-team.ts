import { posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import { ATHLETE, athlete } from "#artwork/motifs/sportswear.ts";
import type { Subject } from "#artwork/part.ts";

const MATE = posed("1 -90 0 -78 0 -46 19 -70 -19 -70 34 -74 -34 -74 6 -24 -6 -24 9 -3 -9 -3");
const CAPTAIN = posed("0 -90 0 -78 0 -46 15 -88 -15 -88 9 -110 -9 -110 6 -24 -6 -24 9 -3 -9 -3");

/** Players of one team, shoulder to shoulder. */
export const FOOTBALL_TEAM: Subject = {
  ...ATHLETE,
  name: "football-team",
  fits: "sports, team, club, league, world cup, uefa",
  size: [236, 142],
  bulk: 1.1,
  draw: (pen) => {
    for (const [place, x] of [-84, 84, -42, 42, 0].entries())
      pen.place({ at: [x, 0], scale: 1 + place * 0.02, flip: x > 0 }, () => {
        const hair = place === 1 ? "tail" : "short";
        const skin = place % 3 === 1 ? "grey" : "pale";
        athlete(pen, x === 0 ? CAPTAIN : MATE, { top: "spot", shorts: "light", socks: "spot-dark", hair, skin });
        pen.fill("M-4 -74L0 -75L0 -50L-4 -50Z", "light");
      });
    layers(pen)(`
      body light M-13 -142L13 -142C14 -126 8 -119 3 -117L3 -111L8 -107L-8 -107L-3 -111L-3 -117C-8 -119 -14 -126 -13 -142Z
      line light 2.6 M-12 -138C-22 -138 -20 -124 -8 -122M12 -138C22 -138 20 -124 8 -122; shade M3 -142L13 -142C14 -126 8 -119 3 -117Z
      glow light 40 0 -126; dot pale 4 -9 -112 9 -112
    `);
  },
};
