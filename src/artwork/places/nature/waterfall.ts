import { pineWood } from "#artwork/motifs/flora.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { boulders, pinnacle, waterfall } from "#artwork/motifs/rocks.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { glints, water } from "#artwork/motifs/water.ts";
import { edgeFerns, litBeside, pineRidge, spotOn } from "#artwork/motifs/wilds.ts";
import type { Place } from "#artwork/part.ts";
import type { Point } from "#artwork/path.ts";

/** Water falling over a wooded cliff into a pool. */
export const WATERFALL: Place = {
  name: "waterfall",
  fits: "waterfall, river, nature, jungle, exploration, adventure, beautiful",
  offers: ["land", "water"],
  draw: (stage) => {
    const { random, paper, horizon } = stage;
    const { scene, side } = litBeside(stage, { away: [60, 170], up: [270, 330], radius: [70, 105] });
    const [x, rim, pool] = [640 - side * random.range(150, 240), horizon - 130, Math.max(540, horizon + 30)];
    sky(scene);
    pineRidge(scene, { y: rim - 20, height: 60, waves: 4, depth: 0.16, label: "back" }, { every: 32, tall: 80 });
    ridge(scene, { y: rim + 4, height: 12, waves: 6, depth: 0.36, label: "wall" });
    waterfall(scene, [x, rim - 6], { width: random.range(120, 160), height: pool - rim + 16 });
    const wood = random.fork("rim");
    for (const [index, away] of [-820, -640, -460, -330, -214, 214, 320, 450, 620, 800, 960, 1120].entries()) {
      const height = pool - rim + random.range(-50, 50) + (Math.abs(away) === 214 ? -20 : 20);
      const depth = 0.42 + (index % 2) * 0.08;
      const at = [x + away, pool + 14] as const;
      const [tx, ty] = pinnacle(scene, { at, height, width: 260, depth, label: `wall-${index}` });
      const feet = [-34, 2, 36].map((dx): Point => [tx + dx + wood.range(-8, 8), ty + 8]);
      paper.fill(pineWood(wood, feet, 90), scene.tone(depth + 0.08));
    }
    stage.plane();
    water(scene, pool, 0.94);
    glints(scene, pool, 40);
    const banks = [-560, -480, -400, -330, 330, 400, 480, 560].map((away): Point => [640 + away, pool + 26]);
    paper.fill(boulders(random.fork("banks"), banks, 52), scene.tone(0.74));
    const front = ridge(scene, { y: 672, height: 10, waves: 3, depth: 1, label: "front", tilt: side * 10 });
    return { land: spotOn(front, 640 + side * random.range(0, 110)), water: { at: [640 + side * 60, 644] } };
  },
  near: edgeFerns,
};
