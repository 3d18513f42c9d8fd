import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A rabbit that sits up. */
export const RABBIT: Subject = {
  name: "rabbit",
  fits: "rabbit, rabbits, bunny, hare, rabbids",
  on: FEET,
  size: [92, 112],
  bulk: 0.5,
  draw: (pen) => {
    const coat = pen.world.pick(["spot-light", "grey", "spot-dark"]);
    layers(pen)(`
      body grey M2 -66C-12 -82 -20 -106 -12 -112C-2 -112 10 -88 12 -70Z
      body ${coat} M-34 -4C-44 -30 -28 -52 -4 -54C-4 -60 0 -66 6 -69C4 -86 10 -110 18 -112C26 -108 26 -86 20 -70C34 -68 42 -58 40 -50C38 -42 28 -38 20 -38C24 -26 24 -12 24 -6L34 0H-30Z
      pale M18 -106C22 -98 20 -82 16 -72L11 -71C10 -84 12 -100 18 -106ZM20 -38C24 -26 24 -12 24 -6L14 -4C6 -14 6 -28 12 -38ZM40 -50C38 -44 30 -40 24 -40C24 -46 32 -52 40 -50Z; dot light 11 -36 -11
      shade M-34 -4C-42 -24 -32 -44 -14 -50C2 -36 4 -16 -4 -2L-30 0Z; line ink 2 .6 M-10 -2C-2 -14 -4 -28 -16 -34; dot ink 3 24 -58; dot light 1 25 -59; spot M38 -54L43 -51L38 -48Z
      line light 1 .7 M34 -48L50 -46M34 -46L48 -41; spot M-2 -50C8 -44 16 -42 22 -42L20 -36C10 -36 0 -40 -6 -46Z
    `);
  },
};
