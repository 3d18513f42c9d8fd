import { mix } from "#artwork/colour.ts";
import { crest, ground } from "#artwork/motifs/land.ts";
import { coral, deep, seaPlants, surface } from "#artwork/motifs/seafaring.ts";
import type { Place } from "#artwork/part.ts";
import type { Point } from "#artwork/path.ts";
import { relit } from "#artwork/stage.ts";

/** Under the surface: light from above, plants and rocks on the bed. */
export const REEF: Place = {
  name: "reef",
  fits: "reef, coral, underwater, diving, fish, aquarium, ocean, dave the diver",
  offers: ["deep"],
  indoors: true,
  draw: (stage) => {
    const { paper, palette, random } = stage;
    const set = relit(stage, [random.range(420, 860), -60], 100);
    deep(set, set.light.at);
    surface(set);
    stage.plane();
    for (const [index, depth] of [0.3, 0.6, 0.95].entries()) {
      const colour = mix(mix(palette.deep, palette.sky, 0.25), palette.ink, 0.12 + depth * 0.72);
      const y = 560 + index * 50;
      const floor = crest(random, { y, height: 34, waves: 3, depth, label: `bed-${index}` });
      ground(set, floor, { depth: 1, smooth: true, colour });
      const plants = Array.from({ length: 9 }, (_, n): string => {
        const foot: Point = [(n - 0.5) * 160 + random.range(-50, 50), y + 22];
        return (n + index) % 3 === 0
          ? coral(random, foot, 70 + index * 40)
          : seaPlants(random, foot, {
              height: 80 + index * 50,
              sway: 10 * Math.sin(2 * Math.PI * (stage.time + n / 5)),
            });
      });
      paper.fill(plants.join(""), colour);
    }
    return { deep: { at: [640 + random.range(-80, 80), 350] } };
  },
};
