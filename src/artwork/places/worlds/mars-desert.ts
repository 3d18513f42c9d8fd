import { heightAt, ridge, rimLine } from "#artwork/motifs/land.ts";
import { habitat } from "#artwork/motifs/outposts.ts";
import { boulders, pinnacle } from "#artwork/motifs/rocks.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";
import { relit } from "#artwork/stage.ts";

/** Red plains with towers of rock, two small moons and the first domes. */
export const MARS_DESERT: Place = {
  name: "mars-desert",
  fits: "mars, martian, red planet, colony, terraforming, rover",
  ages: ["modern", "future"],
  offers: ["land", "road"],
  draw: (stage) => {
    const { random, paper, palette, horizon, world } = stage;
    const side = random.sign();
    const scene = relit(stage, [640 + side * random.range(180, 330), horizon - random.range(70, 170)], 66);
    sky(scene);
    paper.fill(circle(640 - side * 220, 150, 22) + circle(640 - side * 330, 230, 10), palette.light, 0.7);
    ridge(scene, { y: horizon, height: 50, waves: 3, depth: 0.16, sharp: true, label: "far" });
    for (const [index, x] of [-40, 120, 290, 980, 1190].entries()) {
      const [height, width] = [random.range(120, 260), random.range(110, 170)];
      pinnacle(scene, { at: [x + random.range(-60, 60), horizon + 60], height, width, depth: 0.34, label: `${index}` });
    }
    haze(scene, { from: horizon - 80, to: horizon + 90, opacity: 0.7 });
    stage.plane();
    const plain = ridge(scene, { y: horizon + 70, height: 22, waves: 2, depth: 0.52, label: "plain" });
    const x = 640 - side * random.range(260, 400);
    if (world.fork("domes").chance(0.6))
      for (const [n, step] of [0, 150, -130].entries())
        habitat(scene, [x + step, heightAt(plain, x + step) + 8], { height: 84 / (1 + n * 0.4), depth: 0.7 });
    rimLine(scene, ridge(scene, { y: 640, height: 22, waves: 2, depth: 0.86, label: "front" }));
    for (const left of [40, 190, 960, 1130])
      paper.fill(boulders(random, [[left + random.range(0, 120), 690]], 32), palette.ink);
    const spot = { at: [640 + random.range(-80, 80), 666] } as const;
    return { land: spot, road: spot };
  },
};
