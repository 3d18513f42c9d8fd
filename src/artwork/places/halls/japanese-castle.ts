import { bareTree, pineWood, scatter } from "#artwork/motifs/flora.ts";
import { japaneseKeep } from "#artwork/motifs/keep.ts";
import { ridge, rimLine } from "#artwork/motifs/land.ts";
import { haze, motes, sky } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";
import { relit } from "#artwork/stage.ts";

/** White walls under many roofs on a stone base. */
export const JAPANESE_CASTLE: Place = {
  name: "japanese-castle",
  fits: "japan, japanese, samurai, feudal, shogun, castle, sengoku, ninja",
  ages: ["old"],
  offers: ["land", "road"],
  draw: (stage) => {
    const { random, paper, palette, horizon, world } = stage;
    const side = random.sign();
    const high = [640 + side * random.range(160, 300), horizon - random.range(200, 280)] as const;
    const scene = relit(stage, high, random.range(90, 140));
    sky(scene);
    ridge(scene, { y: horizon - 20, height: 110, waves: 2.4, depth: 0.14, sharp: true, label: "far" });
    haze(scene, { from: horizon - 110, to: horizon + 110, opacity: 0.6 });
    const y = horizon + 70;
    japaneseKeep(scene, [640 - side * random.range(100, 200), y], world.fork("keep").range(0.8, 1.15));
    stage.plane();
    ridge(scene, { y: y + 36, height: 14, waves: 3, depth: 0.66, label: "rise" });
    const wood = ridge(scene, { y: Math.min(610, horizon + 130), height: 22, waves: 3, depth: 0.84, label: "wood" });
    paper.fill(pineWood(random.fork("pines"), scatter(random.fork("feet"), wood, 90), 90), scene.tone(0.86));
    rimLine(scene, ridge(scene, { y: 652, height: 10, waves: 2, depth: 0.96, label: "front" }));
    if (world.fork("blossom").chance(0.6)) motes(scene, { count: 36, colour: palette.spot, size: 4 });
    const spot = { at: [640 + side * random.range(40, 140), 658] } as const;
    return { land: spot, road: spot };
  },
  near: (stage) => {
    const random = stage.random.fork("near");
    const x = random.pick([40, 1240]);
    stage.paper.fill(bareTree(random, [x, 820], 600), stage.palette.ink);
    for (let n = 0; n < 46; n += 1) {
      const petal = circle(x + random.range(-220, 220), random.range(160, 420), random.range(8, 26));
      stage.paper.fill(petal, stage.palette.spot, 0.55);
    }
  },
};
