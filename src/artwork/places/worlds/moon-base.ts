import { mix } from "#artwork/colour.ts";
import { deepSpace } from "#artwork/motifs/cosmos.ts";
import { heightAt, ridge, rimLine } from "#artwork/motifs/land.ts";
import { habitat } from "#artwork/motifs/outposts.ts";
import { crater } from "#artwork/motifs/planet-edge.ts";
import { planet } from "#artwork/motifs/planets.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** Domes on the grey ground of a moon. */
export const MOON_BASE: Place = {
  name: "moon-base",
  fits: "moon, lunar, moonbase, colony, space, base-building, astronaut",
  ages: ["modern", "future"],
  offers: ["land", "space"],
  indoors: true,
  draw: (stage) => {
    const { random, palette, horizon } = stage;
    const side = random.sign();
    const scene = relit(stage, [640 + side * 620, -40], 40);
    deepSpace(scene, { centre: [640 + side * 300, horizon] });
    const at = [640 - side * random.range(140, 330), random.range(140, 230)] as const;
    const colour = mix(palette.deep, palette.glow, 0.4);
    planet(scene, { at, radius: random.range(80, 130), colour, bands: 9, label: "earth" });
    ridge(scene, { y: horizon + 20, height: 60, waves: 3, depth: 0.3, sharp: true, label: "far" });
    stage.plane();
    const plain = ridge(scene, { y: horizon + 76, height: 16, waves: 2, depth: 0.5, label: "plain" });
    for (const x of [40, 170, 360, 960, 1150, 1290])
      habitat(scene, [x, heightAt(plain, x) + 8], { height: random.range(44, 112), depth: 0.68 });
    rimLine(scene, ridge(scene, { y: 640, height: 20, waves: 2, depth: 0.82, label: "front" }));
    for (const x of [random.range(120, 300), random.range(940, 1160)]) crater(scene, [x, 690], random.range(50, 100));
    return { land: { at: [600 + random.range(-60, 60), 664] }, space: { at: [640, 340] } };
  },
};
