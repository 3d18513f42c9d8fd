import { dress, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

const STRUM = posed("2 -89 0 -78 -1 -46 -8 -60 22 -64 2 -51 33 -69 10 -25 -9 -24 16 -3 -16 -3");
const DRUMMER = posed("1 -89 0 -78 0 -46 16 -62 -15 -62 26 -66 -24 -66 6 -24 -6 -24 9 -3 -10 -3");
const SINGER = posed("3 -89 0 -78 -1 -46 16 -66 -17 -90 20 -79 -24 -108 10 -25 -9 -24 16 -3 -16 -3");
const LINE = [
  { x: -86, garb: { top: "spot-dark", sleeves: "pale", legs: "ink", shoes: "light", hair: "long", skin: "pale" } },
  { x: 92, garb: { top: "spot", legs: "dark", shoes: "light", hair: "short", skin: "grey" } },
] as const;

/** A band: guitarist, singer, drummer. */
export const ROCK_BAND: Subject = {
  name: "rock-band",
  fits: "band, concert, rock band, guitar hero, karaoke, singing",
  ages: ["modern"],
  on: FEET,
  size: [236, 116],
  bulk: 1.1,
  draw: (pen) => {
    const guitar = "M-10 -44C-18 -52 -6 -62 4 -55L12 -58L14 -52L10 -47C11 -36 -2 -34 -10 -44Z";
    pen.place({ at: [16, -8], scale: 0.88 }, () => {
      dress(pen, DRUMMER, { top: "spot-dark", legs: "ink", hair: "long" });
      layers(pen)(`
        line pale 1.6 M26 -66L44 -84M-24 -66L-42 -80; line grey 1.6 M50 0V-66M-50 0V-70; body spot-light M34 -70C44 -74 58 -74 66 -68C56 -66 44 -66 34 -70ZM-66 -74C-58 -78 -44 -78 -34 -74C-44 -70 -58 -70 -66 -74Z
        body spot M-46 -40H-14V-18H-46ZM16 -38H48V-16H16Z
        light M-46 -40H-14V-36H-46ZM16 -38H48V-34H16Z; body ink M-24 -20a24 24 0 1 1 48 0a24 24 0 1 1 -48 0Z
        pale M-20 -20a20 20 0 1 1 40 0a20 20 0 1 1 -40 0Z; spot M0 -34L4 -24L15 -24L6 -17L9 -6L0 -13L-9 -6L-6 -17L-15 -24L-4 -24Z
      `);
    });
    for (const { x, garb } of LINE)
      pen.place({ at: [x, 0], flip: x > 0 }, () => {
        dress(pen, STRUM, garb);
        layers(pen)(
          `body ${x < 0 ? "spot" : "light"} ${guitar}\nbody ink M10 -57L46 -76L54 -79L54 -74L47 -72L12 -53Z\nink M-6 -48h9v4h-9Z; dot ${garb.skin} 3.8 1 -51 33 -69; line light .9 .7 M-2 -49L46 -74`,
        );
      });
    pen.place({ at: [-24, 2], scale: 1.04 }, () => {
      dress(pen, SINGER, {
        top: "light",
        sleeves: "ink",
        legs: "deep",
        shoes: "spot",
        coat: () =>
          layers(pen)("ink M-10 -77L-3 -76L-4 -46L-11 -46ZM5 -77L9 -75L10 -47L6 -46Z; spot M-4 -64L4 -64L0 -56Z"),
      });
      layers(pen)("body ink M14 -85L22 -82L20 -78L13 -81Z; dot grey 3 14 -84; dot pale 3.8 20 -79");
    });
  },
};
