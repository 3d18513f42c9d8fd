import { mix } from "#artwork/colour.ts";
import { dune, ridge, rimLine } from "#artwork/motifs/land.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { birds, sky } from "#artwork/motifs/sky.ts";
import { bones } from "#artwork/motifs/wastes.ts";
import { giantSkull } from "#artwork/motifs/wild-sights.ts";
import { edgeGrass, litBeside, spotOn } from "#artwork/motifs/wilds.ts";
import type { Place } from "#artwork/part.ts";

/** The ribs and the skull of something huge in the sand. */
export const BONEYARD: Place = {
  name: "boneyard",
  fits: "bones, skeleton, fossil, death, wasteland, post-apocalyptic, dark-fantasy, prehistoric",
  offers: ["land"],
  draw: (stage) => {
    const { random, palette, horizon } = stage;
    const { scene, side } = litBeside(stage, { away: [60, 190], up: [120, 200], radius: [115, 165] });
    sky(scene);
    ridge(scene, { y: horizon + 4, height: 30, waves: 4, depth: 0.06, label: "far" });
    dune(scene, { crestAt: [640 + side * 400, horizon], left: -260, right: 1800, depth: 0.24 });
    dune(scene, { crestAt: [640 - side * 340, horizon + 34], left: -500, right: 1560, depth: 0.4 });
    birds(scene, [640 - side * 60, horizon - 220], 7);
    stage.plane();
    const foot = Math.max(640, horizon + 60);
    const shape = { flip: side < 0, scale: random.range(2.7, 3.2) };
    const far = mix(scene.tone(0.4), palette.light, 0.2);
    silhouette(scene, bones(), { ...shape, at: [640 - side * 190, foot - 10], colour: far, rim: 0 });
    silhouette(scene, bones(), { ...shape, at: [640 - side * 140, foot + 14], colour: scene.tone(0.74), rim: 4 });
    giantSkull(scene, [640 + side * random.range(320, 360), foot - 34], side < 0);
    const front = ridge(scene, { y: 664, height: 16, waves: 2, depth: 1, label: "front" });
    rimLine(scene, front);
    return { land: spotOn(front, 640 + side * random.range(0, 90)) };
  },
  near: edgeGrass,
};
