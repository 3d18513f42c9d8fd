import { dress, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

const POSE = posed("1 -92 0 -81 0 -48 15 -64 -13 -64 27 -48 -10 -50 6 -26 -6 -26 9 -3 -10 -3");

/** A shopkeeper behind the counter. */
export const SHOPKEEPER: Subject = {
  name: "shopkeeper",
  fits: "shop, shopkeeper, store, trading, merchant, business, management, economy, tycoon",
  on: [...FEET, "floor"],
  size: [146, 106],
  draw: (pen) => {
    const apron = "M-8 -68L8 -68L11 -48L13 -20L-13 -20L-11 -48Z";
    dress(pen, POSE, {
      top: "pale",
      legs: "deep",
      hair: pen.world.pick(["short", "tail"] as const),
      outline: apron,
      coat: () =>
        layers(pen)(`spot ${apron}\nshade M-8 -68L-3 -68L-3 -20L-13 -20L-11 -48Z\nline light 1.4 M-11 -49H11`),
    });
    layers(pen)(`
      body ink M-72 -44H72V-37H66V0H-66V-37H-72Z
      spot-dark M-62 -36H-4V-4H-62ZM4 -36H62V-4H4Z; shade M-62 -36H-44V-4H-62ZM4 -36H22V-4H4Z; light .5 M-72 -44H72V-42H-72Z
      body light M-54 -44L-50 -66H-34L-30 -44Z
      spot M-48 -60H-36V-52H-48Z; body grey M38 -44V-56L42 -66H64L68 -56V-44Z; light M44 -63H62L64 -57H42Z; dot light 1.6 44 -50 50 -50 56 -50 62 -50; dot pale 3.8 27 -47
      body spot M-22 -44C-28 -44 -28 -54 -20 -53C-14 -54 -12 -44 -18 -44Z; line ink 1.2 M-20 -53L-18 -57
    `);
  },
};
