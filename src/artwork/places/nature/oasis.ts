import { palm } from "#artwork/motifs/flora.ts";
import { dune, ridge } from "#artwork/motifs/land.ts";
import { mirrored } from "#artwork/motifs/rocks.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { glints, lightPath, water } from "#artwork/motifs/water.ts";
import { edged, edgeReeds, litBeside, spotOn } from "#artwork/motifs/wilds.ts";
import type { Place } from "#artwork/part.ts";

/** Palms around water in the sand. */
export const OASIS: Place = {
  name: "oasis",
  fits: "oasis, desert, arabian, persia, palms, relaxing, trading",
  offers: ["land", "water"],
  draw: (stage) => {
    const { random, paper, time, horizon } = stage;
    const { scene, side } = litBeside(stage, { away: [40, 160], up: [130, 200], radius: [105, 150] });
    const level = Math.max(520, horizon + 16);
    sky(scene);
    const plants = random.fork("palms");
    mirrored(scene, level, () => {
      dune(scene, { crestAt: [640 + side * 380, horizon - 10], left: -260, right: 1800, depth: 0.14 });
      dune(scene, { crestAt: [640 - side * 320, horizon], left: -500, right: 1560, depth: 0.32 });
      const grove = plants.fork("grove");
      const trees = [-380, -300, -230, 250, 360].map((away) => {
        const sway = 2 * Math.sin(2 * Math.PI * time);
        return palm(grove, [640 + side * away, level + 6], { height: grove.range(220, 340), sway });
      });
      edged(scene, trees.join(""), scene.tone(0.8));
    });
    stage.plane();
    water(scene, level, 0.62);
    lightPath(scene, level + 2, { width: 70 });
    glints(scene, level, 24);
    const front = ridge(scene, { y: 670, height: 12, waves: 1.6, depth: 1, label: "front", tilt: side * 14 });
    for (const away of [-480, 500])
      paper.fill(palm(plants, [640 + away, 740], { height: plants.range(400, 500) }), scene.palette.ink);
    return { land: spotOn(front, 640 + side * random.range(0, 80)), water: { at: [640 + side * 50, 642] } };
  },
  near: edgeReeds,
};
