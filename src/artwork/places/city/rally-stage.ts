import { mix } from "#artwork/colour.ts";
import { grass } from "#artwork/motifs/flora.ts";
import { growth } from "#artwork/motifs/growth.ts";
import { dust } from "#artwork/motifs/road.ts";
import { haze } from "#artwork/motifs/sky.ts";
import { floorFrom, looksAlong, ROAD_PLACE, roadHills, way, litSky } from "#artwork/motifs/streets.ts";
import type { Place } from "#artwork/part.ts";

/** A track of dirt between trees, dust over it. */
export const RALLY_STAGE: Place = {
  ...ROAD_PLACE,
  name: "rally-stage",
  fits: "rally, off-road, dirt, motocross, jump, stunt",
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const scene = litSky(stage, 640 + random.sign() * random.range(20, 160), { above: [110, 190], radius: [120, 200] });
    roadHills(scene, horizon - 30);
    haze(scene, { from: horizon - 110, to: horizon + 60, opacity: 0.7 });
    growth(scene, { y: horizon + 6, depth: 0.5, count: 40, tall: 80 });
    growth(scene, { y: horizon + 40, depth: 0.7, count: 18, tall: 170, clear: 260 });
    stage.plane();
    const dirt = mix(palette.deep, palette.glow, 0.3);
    if (looksAlong(stage)) {
      const { spot } = way(scene, { horizon: horizon + 60, bend: 300, verge: dirt, lanes: 1 });
      return { road: { at: spot }, land: { at: [640, 660] } };
    }
    floorFrom(scene, Math.max(600, horizon + 44), [mix(dirt, palette.light, 0.2), mix(dirt, palette.ink, 0.6)]);
    paper.stroke("M-240 640Q640 618 1520 646M-240 682Q640 664 1520 690", palette.ink, { width: 11, opacity: 0.25 });
    dust(scene, [560, 640], { length: -520, size: 120 });
    return { road: { at: [640, 660] }, land: { at: [640 + random.range(-80, 80), 660] } };
  },
  near: ({ random, paper, palette }) => {
    const feet = Array.from({ length: 70 }, (_, n) => [n < 35 ? -120 + n * 9 : 1080 + (n - 35) * 9, 730] as const);
    paper.fill(grass(random.fork("near"), feet, { height: 74, lean: 12 }), palette.ink);
  },
};
