import { mix } from "#artwork/colour.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { stoneCircle } from "#artwork/motifs/monuments.ts";
import { overgrown } from "#artwork/motifs/overgrowth.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { haze, motes, sky } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** Standing stones in a ring. */
export const STONE_CIRCLE: Place = {
  name: "stone-circle",
  fits: "druid, celtic, magic, ritual, ancient, mystery, stones, pagan",
  offers: ["land"],
  draw: (stage) => {
    const { random, palette, horizon } = stage;
    const scene = relit(stage, [640 + random.range(-90, 90), horizon - random.range(90, 150)], random.range(120, 170));
    sky(scene);
    ridge(scene, { y: horizon, height: 40, waves: 4, depth: 0.12, label: "far" });
    ridge(scene, { y: horizon + 60, height: 30, waves: 3, depth: 0.4, label: "middle" });
    haze(scene, { from: horizon - 60, to: horizon + 130, opacity: 0.5 });
    stage.plane();
    const ring = { y: Math.max(610, horizon + 60), half: random.range(360, 430), height: random.range(250, 310) };
    silhouette(scene, stoneCircle(random.fork("stones"), ring), {
      at: [0, 0],
      scale: 1,
      colour: scene.tone(0.85),
      rim: 5,
    });
    overgrown(scene, { y: ring.y + 28 });
    motes(scene, { count: 36, colour: mix(palette.spot, palette.light, 0.4), size: 3, top: 300 });
    return { land: { at: [640 + random.range(-60, 60), ring.y + 36] } };
  },
};
