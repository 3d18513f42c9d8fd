import { mix } from "#artwork/colour.ts";
import { homestead } from "#artwork/motifs/homestead.ts";
import { river } from "#artwork/motifs/rocks.ts";
import { birds, glow, haze, sky } from "#artwork/motifs/sky.ts";
import { edgeFerns, grassyFront, litBeside, pineRidge, spotOn } from "#artwork/motifs/wilds.ts";
import { pineWood } from "#artwork/motifs/flora.ts";
import type { Place } from "#artwork/part.ts";
import type { Point } from "#artwork/path.ts";

/** Hill behind hill of pines, and what leads through them. */
export const PINE_FOREST: Place = {
  name: "pine-forest",
  fits: "forest, woods, pine, wood, wilderness, survival, hunting, open-world-survival-craft",
  offers: ["land"],
  draw: (stage) => {
    const { random, world, paper, palette, horizon } = stage;
    const { scene, side } = litBeside(stage, { away: [60, 220], up: [170, 260], radius: [90, 150] });
    sky(scene);
    for (const [index, depth] of [0.08, 0.22, 0.38].entries()) {
      const y = horizon - 20 + index * 34;
      const hill = { y, height: 44, waves: 4, depth, label: `hill-${index}` };
      pineRidge(scene, hill, { every: 26 + index * 8, tall: 70 + index * 30 });
      haze(scene, { from: y, to: y + 170, opacity: 0.35 });
    }
    birds(scene, [640 - side * 150, horizon - 200], 7);
    stage.plane();
    const y = Math.max(548, horizon + 24);
    pineRidge(scene, { y, height: 12, waves: 3, depth: 0.6, label: "floor" }, { every: 46, tall: 190, clear: 240 });
    const end: Point = [640 - side * random.range(40, 120), y + 4];
    river(scene, { from: end, width: 320, sway: random.range(60, 150), colour: mix(palette.glow, palette.light, 0.3) });
    if (world.fork("house").chance(0.35)) {
      glow(scene, [end[0], y - 30], { radius: 190, opacity: 0.6, colour: palette.spot });
      homestead(scene, end);
    }
    const wood = random.fork("near");
    const feet = [-540, -430, -330, 330, 430, 540].map((away): Point => [640 + away + wood.range(-40, 40), 700]);
    paper.fill(pineWood(wood, feet, 400), scene.tone(0.86));
    const front = grassyFront(scene, { y: 664, tilt: side * 18 });
    return { land: spotOn(front, 640 + side * random.range(-60, 120)) };
  },
  near: edgeFerns,
};
