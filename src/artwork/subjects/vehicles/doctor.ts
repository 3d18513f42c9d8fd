import { dress, PERSON_OF_TODAY, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

const POSE = posed("1 -89 0 -78 0 -46 13 -62 -12 -62 18 -48 -14 -46 6 -24 -6 -24 9 -3 -10 -3");

/** A doctor in a white coat with a bag. */
export const DOCTOR: Subject = {
  ...PERSON_OF_TODAY,
  name: "doctor",
  fits: "doctor, hospital, medical, surgeon, medicine, nurse, virus, scientist",
  size: [60, 104],
  draw: (pen) => {
    const outline = "M-10 -78L9 -78C12 -68 12 -56 12 -46L16 -20C8 -17 -8 -17 -16 -20L-12 -46C-13 -58 -13 -70 -10 -78Z";
    const shade = "shade M-10 -78L-3 -66L-2 -18C-8 -18 -12 -19 -16 -20L-12 -46C-13 -58 -13 -70 -10 -78Z";
    const coat = (): void =>
      layers(pen)(`light ${outline}\n${shade}\nspot M1 -78L7 -78L4 -58Z\nline grey 1 M4 -58L5 -18M-9 -44h7M6 -44h5`);
    dress(pen, POSE, { top: "light", legs: "deep", hair: pen.world.pick(["short", "tail"] as const), outline, coat });
    layers(pen)(`
      line ink 1.6 M-3 -77C-4 -66 2 -62 5 -60M8 -77C10 -70 8 -64 5 -60L5 -54; dot grey 2.4 5 -53; ring ink .8 2.6 7 -90
      body spot M12 -44L32 -44L34 -28L10 -28Z
      line ink 1.8 M18 -44C18 -50 26 -50 26 -44; light M20.4 -41h3.2v3.4h3.4v3.2h-3.4v3.4h-3.2v-3.4h-3.4v-3.2h3.4Z
    `);
  },
};
