import { mix } from "#artwork/colour.ts";
import { bareTree } from "#artwork/motifs/flora.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { mirrored } from "#artwork/motifs/rocks.ts";
import { haze, motes, sky } from "#artwork/motifs/sky.ts";
import { glints, lightPath, water } from "#artwork/motifs/water.ts";
import { edgeReeds, grassyFront, hanging, litBeside, spotOn } from "#artwork/motifs/wilds.ts";
import type { Place } from "#artwork/part.ts";

/** Still water between drowned trees. */
export const SWAMP: Place = {
  name: "swamp",
  fits: "swamp, marsh, bog, bayou, horror, dark-fantasy, souls-like, mud",
  offers: ["land", "water"],
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const { scene, side } = litBeside(stage, { away: [40, 170], up: [130, 210], radius: [90, 140] });
    const level = horizon + 20;
    sky(scene);
    const trees = random.fork("trees");
    mirrored(scene, level, () => {
      const wood = trees.fork("far");
      ridge(scene, { y: level - 30, height: 24, waves: 6, depth: 0.16, label: "shore" });
      const feet = Array.from({ length: 9 }, (_, n) => -60 + n * 175 + wood.range(-50, 50));
      paper.fill(feet.map((x) => bareTree(wood, [x, level + 4], wood.range(170, 280))).join(""), scene.tone(0.34));
    });
    water(scene, level, 0.7);
    lightPath(scene, level, { width: 60, colour: mix(palette.light, palette.spot, 0.2) });
    haze(scene, { from: level - 110, to: level + 130, opacity: 0.8 });
    stage.plane();
    for (const away of [-400, -250, 430]) {
      const [x, top] = [640 + side * (away + random.range(-30, 30)), horizon - 160];
      const tree = bareTree(trees, [x, Math.max(level + 40, 610)], Math.abs(away) + random.range(60, 120));
      const moss = hanging(random.fork(`moss-${away}`), [x, top], { width: 260, count: 7, length: 170 });
      paper.fill(tree + moss, scene.tone(0.84));
    }
    glints(scene, level + 30, 30);
    motes(scene, { count: 18, colour: palette.spot, top: 300 });
    const front = grassyFront(scene, { y: 672, blades: 30, tilt: side * 12 });
    return { land: spotOn(front, 640 + side * random.range(0, 100)), water: { at: [640 + side * 40, 646] } };
  },
  near: edgeReeds,
};
