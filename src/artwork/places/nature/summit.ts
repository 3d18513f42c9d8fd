import { ridge } from "#artwork/motifs/land.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { edgeRocks, litBeside } from "#artwork/motifs/wilds.ts";
import type { Place } from "#artwork/part.ts";
import { fixed } from "#artwork/path.ts";

/** The top of a mountain, ridge behind ridge below it. */
export const SUMMIT: Place = {
  name: "summit",
  fits: "summit, climbing, climb, mountain, top, peak, hiking, difficult",
  offers: ["land"],
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const { scene, side } = litBeside(stage, { away: [90, 230], up: [110, 190], radius: [120, 175] });
    sky(scene);
    for (const [index, depth] of [0.04, 0.18, 0.34, 0.5].entries()) {
      const tilt = random.range(-40, 40);
      const y = horizon + index * Math.max(26, (640 - horizon) * 0.28);
      ridge(scene, {
        y,
        height: 70 - index * 8,
        waves: 5 - index * 0.5,
        depth,
        sharp: true,
        label: `ridge-${index}`,
        tilt,
      });
    }
    haze(scene, { from: horizon + 60, to: 740, opacity: 0.6 });
    stage.plane();
    const x = 640 + side * random.range(20, 90);
    const [low, left, right] = [790, x - random.range(300, 380), x + random.range(300, 380)].map(fixed);
    const steps = `L${fixed(x - 250)} 736L${fixed(x - 205)} 700L${fixed(x - 150)} 694L${fixed(x - 110)} 664L${fixed(x - 30)} 652L${fixed(x + 80)} 656L${fixed(x + 130)} 684L${fixed(x + 190)} 692L${fixed(x + 250)} 744`;
    const rock = `M${left} 960L${left} ${low}${steps}L${right} ${low}L${right} 960Z`;
    paper.transformed(`translate(${side * 3} -2)`, () => paper.fill(rock, palette.light));
    paper.fill(rock, palette.ink);
    const facet = `M${fixed(x - 30)} 652L${fixed(x + 80)} 656L${fixed(x + 20)} 690L${fixed(x + 60)} 780L${fixed(x - 60)} 720ZM${fixed(x - 205)} 700L${fixed(x - 150)} 694L${fixed(x - 190)} 780ZM${fixed(x + 190)} 692L${fixed(x + 250)} 744L${fixed(x + 200)} 800L${fixed(x + 150)} 730Z`;
    paper.fill(facet, scene.tone(0.82));
    return { land: { at: [x + 20, 658] } };
  },
  near: (stage) => edgeRocks(stage),
};
