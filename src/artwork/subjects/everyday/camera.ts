import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A camera. */
export const CAMERA: Subject = {
  name: "camera",
  fits: "photography, camera, photo, snap, photo-mode, pictures",
  ages: ["modern"],
  on: ["table", ...FEET],
  size: [136, 86],
  bulk: 0.6,
  draw: (pen) =>
    layers(pen)(`
      body ink M-54 -60C-54 -64 -52 -66 -48 -66H-28L-18 -82H18L28 -66H48C52 -66 54 -64 54 -60V-4C54 0 52 0 48 0H-48C-52 0 -54 0 -54 -4Z
      spot-dark M-54 -48H54V-12H-54Z; shade M-54 -48H-34V-12H-54Z; grey M-16 -78H16L20 -68H-20Z; light .8 M-12 -76H8L6 -71H-14Z
      body grey M-30 -30a30 30 0 1 1 60 0a30 30 0 1 1 -60 0Z
      ink M-25 -30a25 25 0 1 1 50 0a25 25 0 1 1 -50 0Z; deep M-18 -30a18 18 0 1 1 36 0a18 18 0 1 1 -36 0Z; sky M-12 -30a12 12 0 1 1 24 0a12 12 0 1 1 -24 0Z; light .85 M-10 -42C-4 -46 4 -45 8 -42C2 -40 -6 -36 -10 -30C-12 -34 -12 -38 -10 -42Z; dot light 2 8 -22
      line ink 1.4 .5 M-46 -46V-14M-40 -46V-14M40 -46V-14M46 -46V-14; light M32 -60H46V-53H32Z; spot M-46 -73H-32V-66H-46Z; dot pale 3 -40 -57; line spot 3 M-54 -56C-74 -50 -74 -20 -60 -6M54 -56C74 -50 74 -20 60 -6
    `),
};
