import { FEET, type Subject } from "#artwork/part.ts";

/** A cup with handles. */
export const TROPHY: Subject = {
  name: "trophy",
  fits: "trophy, champion, championship, cup, tournament, award",
  on: [...FEET, "field", "table"],
  size: [90, 110],
  bulk: 0.8,
  draw: (pen) => {
    pen.body("M-30 -108H30C32 -70 22 -50 8 -44L8 -26L24 -18L26 0H-26L-24 -18L-8 -26L-8 -44C-22 -50 -32 -70 -30 -108Z");
    pen.fill("M-30 -108H30C32 -70 22 -50 8 -44L8 -26L-8 -26L-8 -44C-22 -50 -32 -70 -30 -108Z", "spot");
    pen.fill("M10 -108H30C32 -70 22 -50 8 -44L8 -26L2 -26C16 -60 16 -90 10 -108Z", "spot-dark");
    pen.fill("M-22 -104H-14C-16 -80 -12 -64 -6 -54C-18 -64 -22 -84 -22 -104Z", "light", 0.8);
    pen.stroke("M-30 -98C-52 -100 -50 -68 -22 -64M30 -98C52 -100 50 -68 22 -64", "spot", { width: 6 });
    pen.fill("M-18 -12H18V-5H-18Z", "pale");
    pen.glow([0, -76], 70);
  },
};
