import { dress, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

const SUIT = posed("1 -91 0 -79 0 -46 13 -62 -13 -63 21 -50 -14 -48 5 -24 -6 -24 7 -3 -10 -3");
const GOWN = posed("1 -87 0 -76 0 -46 13 -62 -11 -62 22 -50 -11 -50 5 -24 -5 -24 7 -3 -6 -3");

/** Two people hand in hand. */
export const COUPLE: Subject = {
  name: "couple",
  fits: "romance, dating, dating-sim, love, wedding, relationship, it takes two",
  on: FEET,
  size: [104, 116],
  draw: (pen) => {
    const gown =
      "M-8 -74L8 -74C8 -62 6 -54 7 -48C13 -34 20 -16 24 -2C10 2 -12 2 -25 -2C-19 -18 -12 -34 -8 -48C-7 -56 -9 -64 -8 -74Z";
    pen.place({ at: [22, 0], flip: true }, () => {
      const suit = (): void =>
        layers(pen)(
          "light M-2 -77L7 -78L2 -58Z\nspot M1 -76L5 -79L5 -73ZM1 -76L-3 -78L-3 -73Z\nline light .8 .6 M2 -58L2 -40",
        );
      dress(pen, SUIT, {
        top: "deep",
        legs: "dark",
        shoes: "ink",
        outline: "M-11 -52L10 -52L12 -40L-13 -40Z",
        coat: suit,
      });
    });
    pen.place({ at: [-22, 0] }, () => {
      const wear = (): void =>
        layers(pen)(
          `spot ${gown}\nshade M-8 -74L-3 -74C-3 -60 -2 -50 -6 -30C-8 -18 -10 -8 -10 0C-16 0 -20 -1 -25 -2C-19 -18 -12 -34 -8 -48C-7 -56 -9 -64 -8 -74Z\nline spot-light 1.4 M4 -44C8 -28 12 -14 14 -2`,
        );
      dress(pen, GOWN, {
        top: "spot",
        sleeves: "pale",
        legs: "spot",
        hair: "long",
        hairPaint: "spot-dark",
        outline: gown,
        coat: wear,
      });
      pen.fill("M-7 -101C-4 -106 0 -104 0 -101C4 -106 7 -102 5 -99C1 -97 -5 -98 -7 -101Z", "light");
    });
    layers(pen)("body light M0 -108C5 -119 19 -111 0 -95C-19 -111 -5 -119 0 -108Z\nglow light 30 0 -104");
  },
};
