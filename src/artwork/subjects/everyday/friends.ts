import { dress, type HAIR, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

type Hair = keyof typeof HAIR;
const OUTER = posed("1 -89 0 -78 0 -46 18 -70 -13 -62 34 -73 -14 -47 7 -24 -7 -24 11 -3 -12 -3");
const MIDDLE = posed("1 -91 0 -79 0 -46 13 -62 -12 -62 16 -48 -15 -48 6 -24 -6 -24 9 -3 -10 -3");

/** Three friends. */
export const FRIENDS: Subject = {
  name: "friends",
  fits: "friends, life is strange, coming of age, teenagers, co-op, sims, life-sim, social",
  ages: ["modern"],
  on: FEET,
  size: [124, 104],
  bulk: 1.05,
  draw: (pen) => {
    const [left, right] = pen.world.pick<[Hair, Hair]>([
      ["tail", "short"],
      ["long", "tail"],
      ["short", "long"],
    ]);
    const looks = [
      { x: -40, garb: { top: "spot", legs: "deep", hair: left, hairPaint: "spot-dark", skin: "pale" } },
      { x: 40, garb: { top: "light", legs: "spot-dark", hair: right, skin: "pale" } },
      { x: 0, garb: { top: "deep", legs: "pale", hair: "short", skin: "grey", shoes: "spot" } },
    ] as const;
    for (const { x, garb } of looks)
      pen.place({ at: [x, 0], flip: x > 0 }, () => {
        dress(pen, x === 0 ? MIDDLE : OUTER, garb);
        if (x < 0)
          layers(pen)("body spot-dark M-20 -76C-26 -66 -26 -52 -18 -48L-9 -50L-10 -74Z\nline light 1.6 M-9 -76L-5 -60");
        if (x === 0)
          layers(pen)(
            "pale M-8 -47L8 -47L8 -38L0 -33L-8 -38Z; light M-9 -62L9 -62L9 -56L-9 -56Z; line light 1.4 M-3 -77C0 -72 4 -72 6 -77",
          );
        if (x > 0) layers(pen)("line spot 1.8 M-9 -66L9 -66M-9 -60L9 -60M-9 -54L9 -54");
      });
  },
};
