import { dress, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

const SMALL = posed("1 -74 0 -60 0 -36 15 -50 -11 -46 27 -53 -13 -34 5 -20 -5 -20 7 -2 -8 -2");

/** A small child with a lantern, in a coat with a hood. */
export const CHILD_WITH_LANTERN: Subject = {
  name: "child-with-lantern",
  fits: "little girl, boy, lost child, fairy tale, limbo, inside, bedtime, grief, atmospheric",
  on: FEET,
  size: [64, 98],
  bulk: 0.8,
  draw: (pen) => {
    const cut = "M-8 -62C2 -66 8 -64 10 -60L18 -22C6 -18 -8 -18 -18 -22Z";
    const coat = () => layers(pen)(`spot ${cut}; shade M-8 -62L-18 -22C-14 -20 -10 -20 -6 -19L-2 -60Z`);
    dress(pen, SMALL, { top: "spot", legs: "deep", shoes: "ink", hair: "short", head: 1.2, outline: cut, coat });
    layers(pen)(`
      body spot M-12 -60C-18 -80 -11 -97 4 -99C10 -99 14 -94 13 -88C5 -90 -1 -84 0 -74C1 -68 3 -64 5 -60C0 -56 -8 -56 -12 -60Z; shade M-12 -60C-18 -78 -13 -92 -4 -97C-8 -84 -6 -68 0 -58C-4 -56 -9 -57 -12 -60Z
      glow light 46 28 -38; line ink 1.8 M27 -52C22 -48 22 -46 22 -45M27 -52C33 -48 34 -46 34 -45
      body dark M20 -46H36L34 -49H22ZM21 -30H35V-27H21Z; light M22 -46H34V-30H22Z; spot-light M26 -31C24 -36 28 -38 28 -42C32 -38 31 -34 30 -31Z
      dot light 1.6 4 -52 5 -43 6 -34
    `);
  },
};
