import { mix } from "#artwork/colour.ts";
import { bareTree, palm, pine, roundTree } from "#artwork/motifs/flora.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { lantern, ROAD_PLACE, roadHills, way } from "#artwork/motifs/streets.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** A road through open country, trees or lamps beside it. */
export const OPEN_ROAD: Place = {
  ...ROAD_PLACE,
  name: "open-road",
  fits: "road, driving, racing, travel, highway, open-world, trucks",
  draw: (stage) => {
    const { paper, palette, world, random, horizon } = stage;
    const bend = random.range(-260, 260);
    const scene = relit(stage, [640 - bend * 0.3, horizon - 120], 150);
    sky(scene);
    roadHills(scene, horizon);
    stage.plane();
    const { spot, beside } = way(scene, { horizon, bend, kerbs: world.fork("kerbs").chance(0.4) });
    haze(scene, { from: horizon - 50, to: horizon + 70, opacity: 0.7 });
    const kind = world.fork("roadside").pick(["palm", "pine", "pine", "round", "bare", "lamp"] as const);
    for (const [index, { at, scale, side }] of beside.entries()) {
      const [colour, plant] = [
        mix(stage.tone(0.45), palette.ink, Math.min(1, scale * 2)),
        world.fork(`plant-${index}`),
      ];
      const height = scale * 560;
      if (kind === "palm") paper.fill(palm(plant, at, { height }), colour);
      else if (kind === "pine") paper.fill(pine(plant, at, height), colour);
      else if (kind === "round") paper.fill(roundTree(plant, at, height * 0.8), colour);
      else if (kind === "bare") paper.fill(bareTree(plant, at, height), colour);
      else lantern(stage, { at, scale: height / 110, side, colour });
    }
    return { road: { at: spot }, land: { at: [640 + random.range(-80, 80), 664] } };
  },
};
