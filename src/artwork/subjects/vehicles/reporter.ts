import { dress, PERSON_OF_TODAY, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

const POSE = posed("1 -89 0 -78 -1 -46 12 -62 16 -66 18 -74 24 -78 6 -24 -7 -24 9 -3 -12 -3");

/** A reporter with a camera at the eye and a bag on the hip. */
export const REPORTER: Subject = {
  ...PERSON_OF_TODAY,
  name: "reporter",
  fits: "reporter, journalist, photographer, photography, camera, news, investigation",
  size: [64, 106],
  draw: (pen) => {
    const hair = pen.world.pick(["short", "tail", "long"] as const);
    dress(pen, POSE, { top: "pale", legs: "deep", shoes: "ink", hair });
    layers(pen)(`
      spot M-10 -75L-3 -76L-2 -47L-10 -47ZM4 -76L9 -74L9 -48L5 -47Z; shade M-9 -60h6v8h-6ZM5 -60h4v8h-4Z; line ink 2 M6 -76L-12 -46
      body spot-dark M-22 -50L-6 -48L-8 -32L-22 -34Z
      shade M-22 -50L-6 -48L-7 -42L-22 -44Z
      body ink M10 -92L14 -95L20 -95L22 -92L26 -92L26 -80L10 -80Z
      body dark M25 -91L34 -92L34 -80L25 -81Z
      light .8 M33 -90h2v8h-2Z; light M14 -98h6v4h-6Z; dot pale 3.6 17 -78; glow light 22 17 -97
    `);
  },
};
