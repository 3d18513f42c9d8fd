import { dress, PERSON_OF_TODAY, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

const POSE = posed("1 -89 0 -78 -1 -46 15 -64 -14 -62 19 -48 -18 -47 10 -25 -10 -25 16 -3 -18 -3");

/** A gunslinger in a wide hat, the hand over the holster. */
export const GUNSLINGER: Subject = {
  ...PERSON_OF_TODAY,
  name: "gunslinger",
  fits: "western, cowboy, gunslinger, outlaw, wild west, sheriff, bounty, duel",
  ages: ["old", "modern"],
  size: [66, 108],
  draw: (pen) => {
    const wind = 3 * Math.sin(2 * Math.PI * pen.time);
    layers(pen)(`body spot-dark M-4 -78C-16 -66 -24 -40 -34 ${-14 + wind}C-26 -14 -20 ${-18 - wind} -12 -16L2 -50Z`);
    dress(pen, POSE, { top: "grey", legs: "deep", shoes: "ink", hair: "long" });
    layers(pen)(`
      spot-dark M-10 -76L-3 -77L-2 -48L-10 -48ZM5 -77L9 -75L9 -48L6 -48Z; spot M-6 -80L9 -80L8 -73L2 -66L-4 -74Z; ink M-10 -50L10 -48L10 -43L-10 -45Z; light M0 -48.6h5v4.6h-5Z
      body ink M8 -46L16 -46L19 -30L12 -28Z
      pale M12 -50L18 -52L19 -48L14 -46Z; line pale 1.2 M11 -6L15 -9M-21 -6L-17 -9
      body ink M-24 -94C-14 -90 12 -90 26 -96C24 -88 12 -85 0 -85C-12 -85 -22 -88 -24 -94ZM-10 -91C-12 -106 -6 -110 1 -106C8 -110 13 -104 11 -91Z
      spot M-10.6 -94C-4 -91 6 -91 11.4 -94L11 -90.6C6 -89 -5 -89 -10 -90.6Z
    `);
  },
};
