import type { Subject } from "#artwork/part.ts";

/** A square that leaps over spikes. */
export const CUBE_RUNNER: Subject = {
  name: "cube-runner",
  fits: "geometry dash, geometry, runner endless, rhythm platformer, minimalist, super meat boy, thomas was alone",
  on: ["floor", "pixel", "void"],
  size: [190, 120],
  bulk: 1.1,
  draw: (pen) => {
    pen.body("M-30 0L-12 -40L6 0ZM6 0L24 -40L42 0ZM-96 0V-18H-60V0Z");
    pen.place({ at: [2, -86], turn: 24 }, () => {
      pen.body("M-22 -22H22V22H-22Z", "spot");
      pen.fill("M-12 -8H-4V2H-12ZM6 -8H14V2H6ZM-10 8H12V13H-10Z", "light");
    });
    pen.fill("M-34 -70h10v4h-10ZM-52 -56h14v4h-14ZM-66 -38h16v4h-16Z", "light", 0.7);
  },
};
