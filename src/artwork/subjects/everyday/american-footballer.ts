import { posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import { ATHLETE, athlete } from "#artwork/motifs/sportswear.ts";
import type { Subject } from "#artwork/part.ts";

const POSE = posed("10 -92 5 -79 0 -47 16 -62 26 -72 24 -53 42 -76 21 -39 -10 -27 20 -10 -33 -17");

/** A player with helmet and shoulder pads running with the ball. */
export const AMERICAN_FOOTBALLER: Subject = {
  ...ATHLETE,
  name: "american-footballer",
  fits: "nfl, american football, madden, quarterback, touchdown",
  size: [92, 108],
  bulk: 1.2,
  draw: (pen) => {
    const pads = "M-14 -86C-6 -92 12 -93 21 -87C27 -82 26 -72 18 -69L12 -46L-8 -46L-12 -69C-20 -71 -21 -81 -14 -86Z";
    const vest = (): void =>
      layers(pen)(
        `spot ${pads}\nlight M-12 -66L17 -66L16 -60L-11 -60ZM-2 -82h4v12h-4ZM6 -82h4v12h-4Z\nshade M-14 -86L-6 -89C-9 -76 -4 -62 -2 -46L-8 -46L-12 -69C-20 -71 -21 -81 -14 -86Z`,
      );
    athlete(pen, POSE, { outline: pads, coat: vest, hair: "none", shorts: "pale", socks: "light", sleeve: 0.6 });
    layers(pen)(`
      spot-dark M-3 -80C2 -76 12 -76 18 -80L15 -71C8 -68 0 -69 -4 -72Z
      body spot-dark M14 -56C20 -66 34 -64 40 -54C32 -46 20 -46 14 -56Z
      line light 1.4 M23 -58L33 -55M25 -60l-1 4M29 -59l-1 4; dot pale 3.6 22 -52
      body spot M-3 -92C-4 -104 6 -108 13 -106C21 -105 25 -98 24 -92L14 -92L13 -82C6 -78 -3 -83 -3 -92Z
      ink M8 -95L23 -95L23 -90L14 -90L12 -82L8 -82Z; light M2 -105C5 -107 9 -107 11 -106.4L13 -97L8 -97Z; pale M14 -94H22V-91H14Z; dot ink 1.3 18.6 -92.6; line light 1.8 M13 -88L26 -88L25 -80L12 -81M20 -88L19.4 -81; dot grey 1.8 3 -90
    `);
  },
};
