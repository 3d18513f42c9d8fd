import { dress, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

const POSE = posed("3 -92 0 -80 -1 -50 17 -88 -18 -74 30 -104 -34 -66 20 -36 -4 -26 10 -20 -4 -3");

/** A dancer, one arm up. */
export const DANCER: Subject = {
  name: "dancer",
  fits: "dance, dancing, just dance, rhythm game, dance-dance",
  ages: ["modern"],
  on: FEET,
  size: [104, 108],
  draw: (pen) => {
    const skirt =
      "M-8 -54L8 -54C14 -46 26 -38 34 -26C22 -22 10 -24 2 -22C-10 -18 -24 -22 -34 -30C-22 -38 -14 -46 -8 -54Z";
    const wear = (): void =>
      layers(pen)(
        `spot ${skirt}\nshade M-8 -54L-2 -54C-8 -42 -12 -32 -14 -20C-22 -21 -28 -25 -34 -30C-22 -38 -14 -46 -8 -54Z\nline spot-light 1.4 M2 -52C8 -42 14 -34 20 -25M-1 -52L0 -23`,
      );
    dress(pen, POSE, {
      top: "spot",
      sleeves: "pale",
      legs: "pale",
      shoes: "spot-dark",
      hair: "tail",
      outline: skirt,
      coat: wear,
    });
    layers(pen)(`
      light M-9 -56H8V-52H-9Z; dot spot 2.6 -7 -97
      light M44 -96L58 -100V-96L47 -93V-82a4 3 0 1 1 -3 -3ZM-46 -82L-36 -86V-70a4 3 0 1 1 -3 -3V-79L-43 -77V-66a4 3 0 1 1 -3 -3Z
      line light 1.6 .5 M-30 -8C-14 4 22 4 36 -8
    `);
  },
};
