import { mix } from "#artwork/colour.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { snowRange } from "#artwork/motifs/snow-country.ts";
import { litBeside, spotOn } from "#artwork/motifs/wilds.ts";
import { crystals, iceFrame, snowfield } from "#artwork/motifs/winter.ts";
import type { Place } from "#artwork/part.ts";
import type { Point } from "#artwork/path.ts";

/** A cave of ice, and the light at its end. */
export const ICE_CAVE: Place = {
  name: "ice-cave",
  fits: "ice, cave, frozen, glacier, crystal, winter, dungeon-crawler",
  offers: ["land", "floor"],
  indoors: true,
  draw: (stage) => {
    const { paper, palette, random, horizon } = stage;
    const at: Point = [640 + random.range(-60, 60), horizon - 100];
    const { scene, side } = litBeside(stage, { away: [10, 60], up: [140, 180], radius: [70, 95] });
    sky(scene);
    snowRange(scene, horizon + 10, { centre: at[0], high: 200 });
    snowfield(scene, { y: horizon + 30, height: 14, depth: 0.25, label: "out" });
    for (const depth of [0.2, 0.42, 0.66, 0.86]) {
      const [rx, ry] = [200 + depth * 510, 140 + depth * 400];
      if (depth === 0.66) stage.plane();
      const far = mix(palette.sky, palette.glow, 0.5 - depth * 0.5);
      const colour = mix(far, mix(palette.deep, palette.ink, depth * 0.8), depth);
      const shine = mix(colour, palette.light, 0.55 * (1 - depth) + 0.12);
      const paint = paper.radial(at, rx * 1.7, [
        [0.5, shine],
        [1, colour],
      ]);
      paper.fill(iceFrame(stage.world.fork(`ice-${depth}`), { at, rx, ry }), paint);
      const floor = horizon + 40 + (670 - horizon - 40) * depth;
      snowfield(scene, { y: floor, height: 8, depth: 0.2 + depth * 0.6, label: `floor-${depth}` });
      const glitter = mix(colour, palette.spot, depth > 0.5 ? 0.3 : 0.1);
      for (const end of [-1, 1]) {
        const foot: Point = [at[0] + end * rx * random.range(0.78, 0.94), floor + 12];
        crystals(scene, foot, { height: 70 + depth * 160, random, colour: glitter });
      }
    }
    const front = snowfield(scene, { y: 664, height: 8, depth: 0.8, label: "front" });
    const spot = spotOn(front, 640 + side * random.range(0, 60), 14);
    return { land: spot, floor: spot };
  },
};
