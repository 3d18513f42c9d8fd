import { mix } from "#artwork/colour.ts";
import { castle, castleLights, spire } from "#artwork/motifs/buildings.ts";
import { bareTree, pineWood, scatter } from "#artwork/motifs/flora.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { overgrown } from "#artwork/motifs/overgrowth.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** A castle, or what is left of its towers, on a hill. */
export const CASTLE_HILL: Place = {
  name: "castle-hill",
  fits: "castle, kingdom, medieval, fantasy, fortress, keep, strategy, rpg",
  offers: ["land", "road"],
  draw: (stage) => {
    const { random, paper, palette, world, horizon } = stage;
    const side = random.sign();
    const high = [640 + side * random.range(120, 260), horizon - random.range(190, 280)] as const;
    const scene = relit(stage, high, random.range(95, 140));
    sky(scene);
    ridge(scene, { y: horizon, height: 60, waves: 5, depth: 0.1, sharp: true, label: "far" });
    ridge(scene, { y: horizon + 70, height: 50, waves: 2, depth: 0.4, label: "hill", tilt: -side * 40 });
    const [x, stones] = [640 - side * random.range(120, 260), world.fork("castle")] as const;
    const details = (): void => paper.fill(castleLights(world.fork("lights")), mix(palette.spot, palette.light, 0.4));
    const placing = { at: [x, horizon + 84], colour: scene.tone(0.6), rim: 4 } as const;
    if (world.fork("keep").chance(0.65))
      silhouette(scene, castle(stones), { ...placing, scale: random.range(3, 3.6), details });
    else
      for (const [index, away] of [-150, 130, 0].entries())
        silhouette(scene, spire(stones), { ...placing, at: [x + side * away, horizon + 84], scale: 2.2 + index * 0.8 });
    stage.plane();
    ridge(scene, { y: horizon + 90, height: 30, waves: 3, depth: 0.66, label: "rise", tilt: -side * 30 });
    haze(scene, { from: horizon - 30, to: horizon + 180, opacity: 0.6 });
    const wood = ridge(scene, { y: horizon + 130, height: 24, waves: 3, depth: 0.8, label: "wood" });
    paper.fill(pineWood(random.fork("pines"), scatter(random.fork("feet"), wood, 70), 70), scene.tone(0.82));
    overgrown(scene, { y: 654, tilt: side * 20 });
    const at = [640 + side * random.range(40, 150), 662] as const;
    return { land: { at }, road: { at } };
  },
  near: (stage) => {
    const random = stage.random.fork("near");
    stage.paper.fill(bareTree(random, [random.pick([60, 1220]), 820], 560), stage.palette.ink);
  },
};
