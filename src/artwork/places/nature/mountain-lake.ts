import { hut, hutLights } from "#artwork/motifs/buildings.ts";
import { pineWood, scatter } from "#artwork/motifs/flora.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { mirrored } from "#artwork/motifs/rocks.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { glints, lightPath, water } from "#artwork/motifs/water.ts";
import { shoreSummits } from "#artwork/motifs/wild-sights.ts";
import { edgeReeds, litBeside, spotOn } from "#artwork/motifs/wilds.ts";
import type { Place } from "#artwork/part.ts";

/** A lake among mountains: what stands behind it stands in it once more. */
export const MOUNTAIN_LAKE: Place = {
  name: "mountain-lake",
  fits: "lake, fishing, mountain, relaxing, atmospheric, river, nature, beautiful",
  offers: ["land", "water"],
  draw: (stage) => {
    const { random, world, paper, palette } = stage;
    const level = stage.horizon + 8;
    const { scene, side } = litBeside(stage, { away: [180, 320], up: [130, 230], radius: [60, 95] });
    sky(scene);
    const wood = random.fork("wood");
    const summits = shoreSummits(scene, level, side);
    mirrored(scene, level, () => {
      ridge(scene, { y: level - 50, height: 70, waves: 6, depth: 0.08, sharp: true, label: "far" });
      summits();
      const shore = ridge(scene, { y: level - 8, height: 10, waves: 5, depth: 0.66, label: "shore" });
      paper.fill(pineWood(wood.fork("far"), scatter(wood.fork("feet"), shore, 22), 54), scene.tone(0.66));
    });
    stage.plane();
    water(scene, level, 0.62);
    lightPath(scene, level, { width: 46 });
    glints(scene, level, 26);
    const cabin = { at: [640 - side * 280, level + 6], scale: 0.7, colour: scene.tone(0.8) } as const;
    if (world.fork("cabin").chance(0.5))
      silhouette(scene, hut(), { ...cabin, details: () => paper.fill(hutLights(), palette.spot) });
    const front = ridge(scene, { y: 670, height: 12, waves: 3, depth: 1, label: "front", tilt: -side * 30 });
    return { land: spotOn(front, 640 + side * random.range(-80, 80)), water: { at: [640 + side * 40, 646] } };
  },
  near: edgeReeds,
};
