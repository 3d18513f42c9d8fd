import { mix } from "#artwork/colour.ts";
import { skyline } from "#artwork/motifs/buildings.ts";
import { sky } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";

/** A half-pipe before the city. */
export const SKATEPARK: Place = {
  name: "skatepark",
  fits: "skateboard, skateboarding, skate, tony hawk, bmx, half-pipe, roller, olliolli",
  ages: ["modern"],
  offers: ["land", "road", "air", "field"],
  draw: (stage) => {
    const { horizon, paper, palette, random } = stage;
    sky(stage);
    skyline(stage, { floor: horizon + 60, depth: 0.25, width: [44, 90], height: [60, 200], label: "park", window: 4 });
    stage.plane();
    const wall = mix(palette.deep, palette.glow, 0.3);
    paper.fill(
      `M-220 ${horizon + 10}H160C170 600 330 640 640 640C950 640 1110 600 1120 ${horizon + 10}H1500V940H-220Z`,
      paper.linear(
        [0, horizon],
        [0, 760],
        [
          [0, mix(wall, palette.light, 0.25)],
          [1, mix(wall, palette.ink, 0.5)],
        ],
      ),
    );
    paper.stroke(
      `M-220 ${horizon + 10}H160C170 600 330 640 640 640C950 640 1110 600 1120 ${horizon + 10}H1500`,
      palette.light,
      { width: 5 },
    );
    paper.stroke(
      [0, 1, 2]
        .map(
          (n) =>
            `M${180 + n * 40} ${horizon + 90 + n * 50}C${240 + n * 30} ${660 + n * 6} ${1040 - n * 30} ${660 + n * 6} ${1100 - n * 40} ${horizon + 90 + n * 50}`,
        )
        .join(""),
      palette.ink,
      { width: 2, opacity: 0.3 },
    );
    return {
      land: { at: [640, 640] },
      road: { at: [640, 640] },
      field: { at: [640, 640] },
      air: { at: [640 + random.range(-90, 90), horizon * 0.62] },
    };
  },
};
