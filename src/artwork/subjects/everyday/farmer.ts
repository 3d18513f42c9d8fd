import { PERSON_OF_TODAY, dress, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

const POSE = posed("1 -89 0 -78 0 -46 16 -66 -14 -62 24 -58 -15 -47 7 -24 -7 -24 10 -3 -11 -3");

/** A farmer with straw hat and watering can. */
export const FARMER: Subject = {
  ...PERSON_OF_TODAY,
  name: "farmer",
  fits: "farming, farm, farming-sim, harvest, agriculture, stardew, crops, story of seasons",
  size: [66, 118],
  draw: (pen) => {
    const bib = (): void =>
      layers(pen)(
        "deep M-8 -66L7 -66L9 -48L10 -40L1 -33L-10 -40L-10 -48ZM-8 -78L-4 -78L-4 -64L-8 -64ZM3 -78L7 -78L7 -64L3 -64Z\nshade M-8 -66L-3 -66L-3 -36L-10 -40L-10 -48Z\nline light 1 .7 M-1 -60h6v8h-6Z; dot light 1.2 -6 -65 5 -65",
      );
    layers(pen)(
      "line spot-dark 2.6 M27 0L22 -92; body grey M13 -92L14 -116L17 -116L17 -98L20.4 -98L20 -118L23 -118L24 -98L27 -98L26 -116L29 -116L31 -93C26 -88 18 -88 13 -92Z",
    );
    dress(pen, POSE, { top: "spot", legs: "deep", shoes: "ink", coat: bib });
    layers(pen)(`
      body spot-light M-22 -95C-12 -98 -10 -98 -9 -98C-8 -110 8 -110 10 -98C12 -98 18 -97 24 -94C14 -90 -12 -90 -22 -95Z
      spot-dark M-9 -98C-4 -96 6 -96 10 -98L10 -101C4 -99 -4 -99 -9 -101Z; shade M-22 -95C-12 -98 -10 -98 -9 -98C-8 -106 -5 -107 -2 -107C-6 -102 -6 -96 -4 -92C-12 -92 -18 -93 -22 -95Z; line light 1.4 M10 -85L19 -81; dot pale 3.8 23 -58
    `);
  },
};
