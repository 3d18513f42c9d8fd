import { posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import { ATHLETE, athlete } from "#artwork/motifs/sportswear.ts";
import { FEET, type Subject } from "#artwork/part.ts";

const POSE = posed("9 -79 5 -68 -6 -40 20 -60 -14 -62 36 -66 -34 -70 18 -30 -20 -24 24 -6 -24 -3");

/** A surfer on a board. */
export const SURFER: Subject = {
  ...ATHLETE,
  name: "surfer",
  fits: "surfing, surf, wave, beach",
  on: ["water", ...FEET],
  size: [190, 96],
  draw: (pen) => {
    layers(pen)(`
      pale .5 M-96 2C-92 -30 -70 -50 -40 -52C-60 -40 -66 -22 -50 -4Z; light .7 M-96 2C-84 -6 -74 -14 -66 -28C-66 -16 -58 -8 -44 -4L-30 4Z
      body light M-58 -6C-30 -2 30 -2 74 -18C62 0 20 8 -20 6C-38 5 -52 0 -58 -6Z
      spot M-30 -3C0 0 30 -2 56 -11C46 -2 18 4 -14 4C-22 2 -26 0 -30 -3Z
    `);
    athlete(pen, POSE, {
      top: "spot-dark",
      shorts: "spot-dark",
      socks: "spot-dark",
      shoes: "pale",
      hair: pen.world.pick(["short", "tail"] as const),
    });
    layers(pen)(`
      spot M-1 -70L3 -71L-3 -44L-8 -45Z; light .8 M60 -14C70 -16 84 -14 96 -20C90 -8 74 0 52 2C58 -4 60 -8 60 -14Z
      dot light 2.4 88 -28 100 -24 80 -24; dot light 1.6 -78 -44 -66 -56 -52 -58 96 -34
    `);
  },
};
