import { mix } from "#artwork/colour.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { mushroom } from "#artwork/motifs/overgrowth.ts";
import { motes, sun } from "#artwork/motifs/sky.ts";
import { edged, edgeFerns, litBeside, spotOn } from "#artwork/motifs/wilds.ts";
import { woodland } from "#artwork/motifs/woodland.ts";
import type { Place } from "#artwork/part.ts";

/** Mushrooms as high as trees. */
export const GIANT_MUSHROOMS: Place = {
  name: "giant-mushrooms",
  fits: "mushroom, mushrooms, fungus, fairy, fantasy, surreal, platformer, alien",
  offers: ["land"],
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const { scene, side } = litBeside(stage, { away: [20, 130], up: [200, 270], radius: [90, 130] });
    woodland(scene);
    sun(scene);
    const grown = random.fork("mushrooms");
    for (const [index, depth] of [0.16, 0.4, 0.66].entries()) {
      if (index === 2) stage.plane();
      const floor = Math.max(horizon + 40, 560) + index * 40;
      for (let count = 0; count < 7 - index; count += 1) {
        const away = (90 + index * 120 + count * 90) * (count % 2 === 0 ? 1 : -1) + grown.range(-40, 40);
        const tall = (200 + index * 110) * grown.range(0.6, 1.15);
        const { stem, cap, gills } = mushroom(grown, [640 + away, floor + 14], tall);
        paper.fill(stem, mix(scene.tone(depth), palette.light, 0.25 - index * 0.08));
        paper.fill(gills, mix(scene.tone(depth), palette.light, 0.36 - index * 0.08));
        edged(scene, cap, mix(scene.tone(depth), palette.spot, 0.34));
      }
      ridge(scene, { y: floor, height: 14, waves: 4, depth: depth + 0.14, label: `floor-${index}` });
    }
    motes(scene, { count: 44, colour: mix(palette.spot, palette.light, 0.5), size: 3 });
    const front = ridge(scene, { y: 666, height: 12, waves: 3, depth: 1, label: "front" });
    return { land: spotOn(front, 640 + side * random.range(0, 80)) };
  },
  near: edgeFerns,
};
