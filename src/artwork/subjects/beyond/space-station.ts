import type { Subject } from "#artwork/part.ts";
import { circle, ellipse, limb, rect } from "#artwork/path.ts";

/** A station: a ring around its axis. */
export const SPACE_STATION: Subject = {
  name: "space-station",
  fits: "space station, station, orbital, derelict, system shock, dead space, alien isolation",
  ages: ["future"],
  on: ["space"],
  size: [260, 150],
  bulk: 1.4,
  draw: (pen) => {
    pen.stroke(ellipse([0, 0], 112, 34), "ink", { width: 12 });
    pen.stroke(ellipse([0, -4], 112, 34), "pale", { width: 3 });
    pen.body("M-16 -72H16L22 -20L22 20L12 74H-12L-22 20L-22 -20Z" + limb([-110, 0], [110, 0], [7, 7]));
    pen.fill("M4 -72H16L22 -20L22 20L12 74H2Z", "spot-dark");
    pen.fill(
      rect([-10, -50], 5, 6) +
        rect([-10, -36], 5, 6) +
        rect([2, -50], 5, 6) +
        rect([-12, 6], 5, 6) +
        rect([2, 20], 5, 6) +
        circle(-86, 20, 3) +
        circle(-50, 30, 3) +
        circle(50, 30, 3) +
        circle(86, 20, 3),
      "light",
    );
    pen.fill(circle(0, -80, 5), "spot");
    pen.glow([0, -80], 24, "spot");
  },
};
