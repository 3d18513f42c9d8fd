import type { Subject } from "#artwork/part.ts";
import { circle, rect } from "#artwork/path.ts";

/** An old television that glows. */
export const TELEVISION: Subject = {
  name: "television",
  fits: "television, tv, full-motion-video, fmv, videotape, screen, news",
  ages: ["modern"],
  on: ["table", "floor", "land"],
  size: [120, 104],
  bulk: 0.8,
  draw: (pen) => {
    pen.body("M-56 -78H56V-6H46L50 0H34L30 -6H-30L-34 0H-50L-46 -6H-56Z");
    pen.fill(
      "M-46 -68C-20 -72 10 -72 30 -68C33 -50 33 -34 30 -18C10 -14 -20 -14 -46 -18C-49 -34 -49 -50 -46 -68Z",
      "light",
    );
    pen.fill("M-44 -40C-20 -48 6 -32 30 -44L30 -18C10 -14 -20 -14 -46 -18Z", "spot", 0.6);
    pen.fill(circle(43, -60, 5) + circle(43, -44, 5) + rect([38, -32], 10, 14), "grey");
    pen.stroke("M0 -78L-22 -104M0 -78L20 -102", "ink", { width: 3 });
    pen.glow([-8, -44], 80);
  },
};
