import { dress, PERSON_OF_TODAY, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

const POSE = posed("1 -89 0 -78 0 -46 12 -62 -13 -62 24 -56 -12 -46 6 -24 -6 -24 9 -3 -10 -3");

/** A detective in a long coat and a hat, with a lamp or a glass. */
export const DETECTIVE: Subject = {
  ...PERSON_OF_TODAY,
  name: "detective",
  fits: "detective, noir, mystery, investigation, crime, sleuth, inspector",
  size: [58, 110],
  draw: (pen) => {
    const coat = pen.world.pick(["spot", "grey", "spot-dark"]);
    const outline = "M-10 -80L9 -80C14 -70 13 -58 13 -48L21 -14C10 -9 -10 -9 -20 -13L-13 -48C-14 -58 -15 -70 -10 -80Z";
    const lapels = "shade M-10 -79L-2 -62L0 -47L0 -12C-8 -11 -15 -12 -19 -13L-13 -48C-14 -58 -15 -70 -10 -80Z";
    const belt = "ink M-13 -50L13 -50L13 -46L-13 -46ZM4 -79L8 -72L2 -64L-1 -78Z";
    const dressed = (): void => layers(pen)(`${coat} ${outline}\n${lapels}\n${belt}`);
    dress(pen, POSE, { top: "spot-dark", legs: "ink", shoes: "dark", outline, coat: dressed });
    layers(pen)(`
      body ink M-18 -93C-10 -99 12 -99 20 -92C12 -90 -8 -90 -18 -93ZM-10 -95C-12 -110 -5 -110 1 -106C7 -110 12 -108 11 -95Z
      ${coat} M-10 -96C-5 -99 6 -99 11 -96L11 -99.5C6 -102.5 -5 -102.5 -10.5 -99.5Z
      line ink 2.4 M24 -56L29 -61; ring pale 2.4 5.4 33 -66; light .35 M28 -66a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z
    `);
  },
};
