import { palm } from "#artwork/motifs/flora.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { haze, motes, sun } from "#artwork/motifs/sky.ts";
import { edgeLeaves, grassyFront, hanging, litBeside, spotOn } from "#artwork/motifs/wilds.ts";
import { shafts, trunks, woodland } from "#artwork/motifs/woodland.ts";
import type { Place } from "#artwork/part.ts";

/** Jungle: palms, vines and leaves as broad as a door. */
export const JUNGLE: Place = {
  name: "jungle",
  fits: "jungle, tropical, rainforest, island, dinosaurs, tribal, survival, exploration",
  offers: ["land"],
  draw: (stage) => {
    const { random, paper, horizon } = stage;
    const { scene, side } = litBeside(stage, { away: [20, 140], up: [190, 260], radius: [100, 150] });
    woodland(scene);
    sun({ ...scene, sun: "disc" });
    const plants = random.fork("palms");
    for (const [index, depth] of [0.16, 0.36].entries()) {
      const floor = horizon + 60 + index * 50;
      const feet = Array.from({ length: 9 - index * 2 }, (_, n) => 60 + n * 165 + plants.range(-60, 60));
      const grove = feet
        .filter((x) => Math.abs(x - 640) > 60 + index * 130)
        .map((x) => palm(plants, [x, floor + 10], { height: plants.range(230, 330) + index * 70 }));
      paper.fill(grove.join(""), scene.tone(depth));
      ridge(scene, { y: floor, height: 20, waves: 5, depth: depth + 0.06, label: `floor-${index}` });
    }
    haze(scene, { from: horizon - 60, to: 720, opacity: 0.5 });
    shafts(scene);
    stage.plane();
    trunks(scene, { depth: 0.84, width: 74, y: 680, clear: 330, gap: 190, label: "near" });
    const lianas = hanging(random.fork("lianas"), [640, -40], { width: 1480, count: 16, length: 330 });
    paper.fill(lianas, scene.tone(0.8));
    motes(scene, { count: 26 });
    const front = grassyFront(scene, { y: 666, blades: 30, tilt: side * 12 });
    return { land: spotOn(front, 640 + side * random.range(-40, 90)) };
  },
  near: edgeLeaves,
};
