import type { Subject } from "#artwork/part.ts";
import { circle, ellipse } from "#artwork/path.ts";

/** A great octopus. */
export const KRAKEN: Subject = {
  name: "kraken",
  fits: "kraken, octopus, squid, tentacle, tentacles, cthulhu, sea monster",
  on: ["deep", "water"],
  size: [250, 180],
  bulk: 1.7,
  draw: (pen) => {
    pen.body(
      "M-44 -40C-60 -110 -30 -156 4 -156C40 -156 66 -110 48 -40C70 -20 96 -30 108 -52C120 -30 104 2 70 6C96 20 120 10 130 -6C134 30 96 46 60 26C70 50 92 56 108 46C96 76 52 70 38 30C34 60 44 80 60 88C20 96 4 60 10 30C-2 64 -24 88 -56 80C-34 66 -28 48 -26 26C-44 66 -90 72 -106 40C-86 52 -66 44 -56 22C-92 40 -128 22 -126 -12C-112 6 -88 14 -66 0C-100 -4 -114 -34 -102 -56C-90 -34 -64 -26 -44 -40Z",
    );
    pen.fill("M-40 -60C-50 -116 -26 -150 4 -150C20 -150 34 -140 42 -124C20 -136 -20 -120 -24 -60Z", "spot-dark");
    pen.fill(ellipse([-16, -58], 12, 9) + ellipse([28, -58], 12, 9), "spot");
    pen.fill(ellipse([-14, -58], 4, 8) + ellipse([30, -58], 4, 8), "ink");
    pen.fill(
      circle(80, 0, 4) +
        circle(96, -10, 4) +
        circle(-84, 14, 4) +
        circle(-100, 4, 4) +
        circle(76, 40, 4) +
        circle(-70, 54, 4) +
        circle(20, 50, 3) +
        circle(-30, 60, 3),
      "pale",
    );
    pen.glow([6, -58], 60, "spot");
  },
};
