import { mix } from "#artwork/colour.ts";
import { pine, roundTree } from "#artwork/motifs/flora.ts";
import { layRoad } from "#artwork/motifs/road.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { floorFrom, looksAlong, ROAD_PLACE, roadHills } from "#artwork/motifs/streets.ts";
import { poles } from "#artwork/motifs/wastes.ts";
import type { Place } from "#artwork/part.ts";
import { type Point, polygon, rect } from "#artwork/path.ts";
import { relit } from "#artwork/stage.ts";

/** Rails through the land, wires and poles beside them. */
export const RAILWAY: Place = {
  ...ROAD_PLACE,
  name: "railway",
  fits: ["railway", "train", "trains", "railroad", "rails", "locomotive", "station"],
  ages: ["old", "modern"],
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const scene = relit(stage, [640 + random.range(-90, 90), horizon - 110], 140);
    sky(scene);
    roadHills(scene, horizon);
    haze(scene, { from: horizon - 60, to: horizon + 60, opacity: 0.7 });
    stage.plane();
    const verge = stage.tone(0.62);
    floorFrom(scene, horizon, [mix(verge, palette.glow, 0.4), mix(verge, palette.ink, 0.5)]);
    const trees = Array.from({ length: 16 }, (_, n) =>
      (n % 3 === 0 ? roundTree : pine)(
        random,
        [-160 + n * 100 + random.range(-30, 30), horizon + 26],
        random.range(60, 110),
      ),
    );
    paper.fill(trees.filter((_, n) => !looksAlong(stage) || n < 5 || n > 10).join(""), stage.tone(0.7));
    const wood = mix(palette.ink, palette.deep, 0.25);
    if (looksAlong(stage)) {
      const track = layRoad({ horizon, vanish: 640, half: 430 });
      const at = (across: number, near: number): Point => track.at(across, near);
      const sleepers = Array.from({ length: 26 }, (_, n) => 1 / (1 + (n - scene.time) * 0.24)).filter(
        (near) => near < 1.3,
      );
      paper.fill(polygon([at(-0.7, 0), at(0.7, 0), at(1.02, 1.3), at(-1.02, 1.3)]), mix(verge, palette.light, 0.2));
      paper.fill(
        sleepers
          .map((near) => polygon([at(-0.8, near), at(0.8, near), at(0.8, near * 1.06), at(-0.8, near * 1.06)]))
          .join(""),
        wood,
      );
      for (const side of [-0.56, 0.56])
        paper.fill(polygon([at(side, 0), at(side - 0.03, 1.3), at(side + 0.05, 1.3)]), palette.light, 0.9);
      poles(
        scene,
        [
          [640 + 40, horizon + 6],
          [1330, 800],
        ],
        6,
      );
    } else {
      const top = Math.max(horizon + 60, 626);
      poles(
        scene,
        [
          [80, horizon + 20],
          [1320, top + 10],
        ],
        6,
      );
      paper.fill(`M-240 ${top}H1520V940H-240Z`, mix(verge, palette.ink, 0.35));
      const ties = Array.from({ length: 40 }, (_, n) => rect([-240 + n * 46, top + 34], 26, 12));
      paper.fill(ties.join(""), wood);
      paper.fill(
        rect([-240, top + 14], 1760, 5) + rect([-240, top + 32], 1760, 8),
        mix(palette.light, palette.deep, 0.25),
      );
    }
    return { road: { at: [640 + random.range(-40, 40), 668] }, land: { at: [640 + random.range(-80, 80), 662] } };
  },
};
