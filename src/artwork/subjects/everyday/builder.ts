import { PERSON_OF_TODAY, dress, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

const POSE = posed("1 -90 0 -78 0 -46 17 -66 -15 -63 29 -63 -12 -48 8 -25 -8 -24 14 -3 -14 -3");

/** A builder with helmet, vest and hammer. */
export const BUILDER: Subject = {
  ...PERSON_OF_TODAY,
  name: "builder",
  fits: "building, construction, builder, base-building, city-builder, automation",
  ages: ["modern", "future"],
  size: [74, 112],
  draw: (pen) => {
    const vest = (): void =>
      layers(pen)(
        "spot M-10 -76L9 -76L10 -48L-10 -48Z\nlight M-10 -62L10 -62L10 -57L-10 -57ZM-8 -76L-4 -76L-4 -48L-8 -48ZM3 -76L7 -76L8 -48L4 -48Z\nshade M-10 -76L-4 -70L-4 -48L-10 -48Z\ndeep M-10 -48L10 -48L9 -38L1 -32L-9 -38Z\nink M-10 -48L10 -48L10 -44L-10 -44Z",
      );
    layers(pen)("body spot-light M26 -60L30 -62L44 -96L40 -98Z\nbody grey M31 -104L36 -110L56 -100L54 -92L48 -94Z");
    dress(pen, POSE, { top: "pale", legs: "deep", shoes: "spot-dark", coat: vest, hands: "spot-dark" });
    layers(pen)(`
      body light M-11 -94C-12 -106 -4 -110 2 -109C9 -108 13 -102 12 -96L20 -94L20 -91L-10 -92Z
      shade M-11 -94C-12 -106 -4 -110 2 -109C-4 -104 -5 -98 -4 -93Z; spot M1 -110L5 -109L6 -98L2 -98Z; line ink 1 .5 M6 -24L12 -22M-2 -30L4 -28
    `);
  },
};
