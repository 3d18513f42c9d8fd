import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A dog with its tail up. */
export const DOG: Subject = {
  name: "dog",
  fits: "dog, dogs, puppy, nintendogs, pet, pets",
  on: FEET,
  size: [150, 94],
  bulk: 0.7,
  draw: (pen) => {
    const coat = pen.world.pick(["pale", "spot-light", "grey"]);
    layers(pen)(`
      body dark M-26 -40C-20 -30 -30 -22 -28 -14L-20 0L-10 0L-16 -14C-12 -26 -6 -32 -4 -42ZM26 -42L24 -18L28 -5L36 0L44 0L36 -18L42 -42Z
      body ${coat} M-62 -90C-54 -86 -42 -74 -32 -61C-14 -65 8 -63 22 -63C26 -76 34 -86 48 -88C58 -88 64 -82 67 -75L83 -70C90 -66 88 -56 81 -55C74 -53 66 -53 60 -53C55 -47 51 -42 49 -35C47 -24 46 -14 46 -6L53 0L33 0L32 -16L26 -35C10 -29 -8 -30 -18 -35C-22 -26 -32 -24 -34 -16L-29 -5L-22 0L-40 0L-44 -14C-52 -24 -50 -38 -46 -48C-56 -60 -64 -74 -68 -86C-68 -92 -66 -92 -62 -90Z
      spot-dark M46 -86C36 -84 30 -66 36 -55C46 -54 54 -66 54 -79ZM-38 -58C-26 -64 -6 -64 2 -63C2 -48 -14 -40 -30 -44C-38 -48 -40 -54 -38 -58Z
      shade M26 -35C10 -29 -8 -30 -18 -35C-22 -26 -32 -24 -34 -16L-29 -5L-40 0L-44 -14C-50 -22 -50 -34 -47 -42C-36 -38 6 -38 26 -42Z
      line spot 6 M27 -62C34 -54 42 -49 51 -48; dot light 4 44 -45
      dot ink 4 84 -65; dot ink 2.8 61 -74; line ink 1.8 .8 M80 -57C74 -58 70 -60 67 -62
    `);
  },
};
