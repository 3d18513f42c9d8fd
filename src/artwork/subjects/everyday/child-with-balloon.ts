import { dress, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

const POSE = posed("1 -78 0 -64 0 -38 12 -58 -11 -50 19 -65 -14 -38 5 -20 -5 -20 7 -3 -8 -3");

/** A child with a balloon. */
export const CHILD_WITH_BALLOON: Subject = {
  name: "child-with-balloon",
  fits: "child, kid, childhood, family, kids, funny, cute",
  ages: ["modern"],
  on: FEET,
  size: [70, 146],
  bulk: 0.85,
  draw: (pen) => {
    const child = pen.world.pick(["tail", "short"] as const);
    const outline = child === "tail" ? "M-8 -58L8 -58L9 -42L15 -24L-15 -24L-9 -42Z" : "";
    const wear = (): void =>
      layers(pen)(
        child === "tail"
          ? `spot ${outline}\nshade M-8 -58L-3 -58L-4 -24L-15 -24L-9 -42Z\nlight M-14 -28L14 -28L15 -24L-15 -24Z`
          : "deep M-8 -66L-5 -66L-5 -52L5 -54L5 -66L8 -66L9 -32L-9 -32Z",
      );
    layers(pen)("line light 1 M19 -64C26 -82 20 -92 26 -104");
    dress(pen, POSE, {
      top: child === "tail" ? "spot" : "light",
      sleeves: "light",
      legs: child === "tail" ? "pale" : "deep",
      shoes: "spot-dark",
      hair: child,
      head: 1.3,
      outline,
      coat: wear,
    });
    layers(pen)(`
      body spot M28 -106C14 -116 10 -142 28 -146C46 -142 42 -116 28 -106L32 -102L24 -102Z
      shade M28 -106C14 -116 10 -142 28 -146C18 -136 18 -116 28 -106Z; light .7 M32 -140C38 -138 39 -130 37 -124C35 -128 34 -134 32 -140Z; dot pale 3.6 19 -64
    `);
  },
};
