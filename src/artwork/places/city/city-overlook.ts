import { skyline } from "#artwork/motifs/buildings.ts";
import { drawLandmark } from "#artwork/motifs/landmarks.ts";
import { haze, motes, sky } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** The whole city from a hill. */
export const CITY_OVERLOOK: Place = {
  name: "city-overlook",
  fits: "city, skyline, metropolis, urban, open-world, city-builder",
  ages: ["modern", "future"],
  offers: ["land"],
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const side = random.sign();
    const lightAt = [640 + side * random.range(80, 220), horizon - random.range(120, 200)] as const;
    const scene = relit(stage, lightAt, random.range(80, 130));
    sky(scene);
    for (const [index, depth] of [0.06, 0.22, 0.4, 0.58].entries()) {
      const floor = horizon + 20 + index * 56;
      const height = [50, 150 + index * 34] as const;
      const width = [36 + index * 12, 70 + index * 20] as const;
      skyline(scene, { floor, depth, width, height, label: `row-${index}`, window: 3 + index });
      if (index === 1) drawLandmark(scene, [640 - side * 130, floor], { height: 340, depth: 0.34 });
    }
    haze(scene, { from: 500, to: 720, opacity: 0.55 });
    stage.plane();
    paper.fill("M-240 640C200 600 420 650 640 668C900 690 1200 640 1520 600L1520 940L-240 940Z", palette.ink);
    motes(scene, { count: 26, size: 1.8 });
    return { land: { at: [640 + side * 60, 672] } };
  },
};
