import { posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import { ATHLETE, athlete, capOf } from "#artwork/motifs/sportswear.ts";
import type { Subject } from "#artwork/part.ts";

const POSE = posed("5 -89 0 -78 -3 -46 12 -66 -18 -68 -10 -76 -12 -80 13 -26 -16 -26 21 -3 -26 -3");

/** A batter at the end of a swing. */
export const BASEBALL_BATTER: Subject = {
  ...ATHLETE,
  name: "baseball-batter",
  fits: "baseball, mlb, bat, homerun",
  size: [110, 122],
  draw: (pen) => {
    layers(pen)(`
      body spot-light M-13 -80L-9 -78L-27 -118C-30 -124 -38 -121 -36 -114Z
      line ink 2.4 M-13 -82L-8 -72
    `);
    athlete(pen, POSE, { top: "light", shorts: "light", socks: "spot", sleeve: 0.6 });
    layers(pen)(`
      line spot 1.4 M-2 -75L-5 -48M3 -73L0 -48; ink M-11 -49L6 -47L6 -44L-11 -46Z; dot pale 3.8 -10 -76
      body spot ${capOf(POSE)}
      spot-dark M16 -95C20 -94 24 -92 26 -90L14 -91ZM-4 -92C-4 -88 -2 -84 2 -83L4 -91Z
      body light M66 -80a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z; line spot 1 M68 -83Q71 -80 69 -76; line light 2 .45 M80 -82L104 -84M80 -78L98 -77
    `);
  },
};
