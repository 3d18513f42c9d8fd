import { mix } from "#artwork/colour.ts";
import { pine, roundTree } from "#artwork/motifs/flora.ts";
import { rails } from "#artwork/motifs/rails.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { floorFrom, looksAlong, ROAD_PLACE, roadHills } from "#artwork/motifs/streets.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** Rails through the land, wires and poles beside them. */
export const RAILWAY: Place = {
  ...ROAD_PLACE,
  name: "railway",
  fits: "railway, train, trains, railroad, rails, locomotive, station",
  ages: ["old", "modern"],
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const scene = relit(stage, [640 + random.range(-90, 90), horizon - 110], 140);
    sky(scene);
    roadHills(scene, horizon);
    haze(scene, { from: horizon - 60, to: horizon + 60, opacity: 0.7 });
    stage.plane();
    const verge = stage.tone(0.62);
    floorFrom(scene, horizon, [mix(verge, palette.glow, 0.4), mix(verge, palette.ink, 0.5)]);
    const trees = Array.from({ length: 16 }, (_, n) => {
      const at = [-160 + n * 100 + random.range(-30, 30), horizon + 26] as const;
      return (n % 3 === 0 ? roundTree : pine)(random, at, random.range(60, 110));
    });
    paper.fill(trees.filter((_, n) => !looksAlong(stage) || n < 5 || n > 10).join(""), stage.tone(0.7));
    rails(scene, verge);
    return { road: { at: [640 + random.range(-40, 40), 668] }, land: { at: [640 + random.range(-80, 80), 662] } };
  },
};
