import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

/** A tractor with its big wheels. */
export const TRACTOR: Subject = {
  name: "tractor",
  fits: "tractor, farm, farming, agriculture, harvest, field",
  ages: ["modern"],
  on: ["land", "field", "road"],
  size: [186, 132],
  bulk: 0.95,
  draw: (pen) =>
    layers(pen)(`
    body spot M-62 -40L-58 -116L-72 -118L-70 -128L18 -128L20 -118L10 -116L18 -80L74 -76C88 -74 92 -62 92 -48L92 -24L30 -18L-40 -22Z
    dark M-46 -112L0 -112L8 -76L-16 -70L-48 -74Z; pale .45 M-40 -76L-26 -110L-14 -110L-24 -74Z; shade M20 -44L92 -42L92 -24L30 -18L-40 -22L-40 -44Z
    line spot-dark 3 M42 -70L84 -67M42 -62L86 -60M42 -54L88 -53; line ink 5 M48 -76L48 -118
    pale .4 M46 -120C38 -124 40 -134 34 -138C26 -142 30 -156 22 -162C30 -170 48 -166 48 -154C58 -148 54 -136 54 -132C58 -126 52 -120 46 -120Z; wheels 44 -38; ring dark 5 40 -38 -44; wheels 26 66
    light M84 -72L91 -68L92 -60L84 -62Z; glow light 34 90 -66
  `),
};
