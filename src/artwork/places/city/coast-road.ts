import { mix } from "#artwork/colour.ts";
import { palm } from "#artwork/motifs/flora.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { looksAlong, ROAD_PLACE, way, litSky } from "#artwork/motifs/streets.ts";
import { glints, lightPath, water } from "#artwork/motifs/water.ts";
import type { Place } from "#artwork/part.ts";
import { type Point, polygon } from "#artwork/path.ts";

/** A road along the sea, palms behind its rail. */
export const COAST_ROAD: Place = {
  ...ROAD_PLACE,
  name: "coast-road",
  fits: "coast, sea, beach, summer, driving, racing, island, arcade",
  draw: (stage) => {
    const { paper, palette, random, horizon } = stage;
    const along = looksAlong(stage);
    const scene = litSky(stage, 640 + random.sign() * random.range(60, 190), { above: [20, 90], radius: [130, 180] });
    ridge(scene, { y: horizon - 6, height: 34, waves: 3, depth: 0.16, sharp: true, label: "cape" });
    water(scene, horizon);
    lightPath(scene, horizon);
    stage.plane();
    const { spot, beside } = way(scene, { horizon: along ? horizon : Math.max(556, horizon + 6), bend: 200, count: 9 });
    if (along) {
      const shore = beside.filter(({ side }) => side < 0).map(({ at }): Point => at);
      const sea = polygon([[1560, horizon], [640, horizon + 1], ...shore, [1300, 940], [1560, 940]]);
      paper.clipped(sea, () => {
        water(scene, horizon);
        glints(scene, horizon, 50);
      });
    } else paper.stroke("M-240 574H1520M-240 592H1520", mix(palette.light, palette.deep, 0.3), { width: 5 });
    const trees = beside.filter(({ side }, index) => (along ? side > 0 : index % 2 === 0));
    for (const { at, scale } of trees)
      paper.fill(
        palm(random, at, { height: scale * random.range(600, 760) }),
        mix(stage.tone(0.6), palette.ink, Math.min(1, scale * 2)),
      );
    return { road: { at: spot }, land: { at: [640 + random.range(-80, 80), 664] } };
  },
};
