import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

/** An old television that glows. */
export const TELEVISION: Subject = {
  name: "television",
  fits: "television, tv, full-motion-video, fmv, videotape, screen, news",
  ages: ["modern"],
  on: ["table", "floor", "land"],
  size: [134, 128],
  bulk: 0.8,
  draw: (pen) =>
    layers(pen)(`
      line ink 4 M-4 -92L-34 -128M4 -92L30 -124; dot spot 4 -34 -128 30 -124; line spot-dark 7 M-44 -8L-54 4M44 -8L54 4
      body spot-dark M-66 -84C-66 -90 -62 -92 -56 -92H56C62 -92 66 -90 66 -84V-14C66 -8 62 -6 56 -6H-56C-62 -6 -66 -8 -66 -14Z
      spot .5 M-66 -84C-66 -90 -62 -92 -56 -92H56C62 -92 66 -90 66 -84L62 -86H-62Z; ink M-58 -78C-54 -84 24 -84 28 -78C32 -62 32 -36 28 -20C24 -14 -54 -14 -58 -20C-62 -36 -62 -62 -58 -78Z
      sky M-52 -74C-48 -78 20 -78 23 -74C26 -60 26 -38 23 -24C20 -20 -48 -20 -52 -24C-55 -38 -55 -60 -52 -74Z; light .85 M0 -58a12 12 0 1 1 24 0a12 12 0 1 1 -24 0Z; spot M-54 -42C-40 -58 -26 -50 -14 -42C-2 -36 10 -48 25 -44L23 -24C20 -20 -48 -20 -52 -24Z; ink .7 M-34 -34L-22 -50L-10 -34V-22H-34Z; light M-26 -32h6v6h-6Z; light .25 M-50 -74L-20 -76L-44 -24L-52 -26Z
      ink M36 -80H58V-18H36Z; dot pale 8 47 -68; dot pale 8 47 -48; line ink 2 M47 -68L51 -74M47 -48L42 -44; line grey 2 M40 -34H54M40 -29H54M40 -24H54; glow light 80 -14 -48
    `),
};
