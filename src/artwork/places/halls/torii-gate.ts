import { mix } from "#artwork/colour.ts";
import { torii } from "#artwork/motifs/buildings.ts";
import { pineWood } from "#artwork/motifs/flora.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { stairs } from "#artwork/motifs/masonry.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { haze, motes, sky } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** A red gate on a hill, steps to it, blossom in the air. */
export const TORII_GATE: Place = {
  name: "torii-gate",
  fits: "japan, japanese, torii, shrine, samurai, ninja, mythology, shinto",
  offers: ["land", "floor"],
  draw: (stage) => {
    const { random, paper, palette, horizon, world } = stage;
    const x = 640 + random.sign() * random.range(20, 130);
    const scene = relit(stage, [x + random.range(-60, 60), horizon - random.range(110, 180)], random.range(120, 165));
    sky(scene);
    ridge(scene, { y: horizon - 10, height: 110, waves: 3, depth: 0.18, sharp: true, label: "far" });
    haze(scene, { from: horizon - 140, to: horizon + 90, opacity: 0.6 });
    ridge(scene, { y: horizon + 70, height: 26, waves: 4, depth: 0.45, label: "middle" });
    const trees = random.fork("trees");
    const wood = [-470, -380, 370, 460].map((away) => pineWood(trees, [[x + away, horizon + 110]], 230));
    paper.fill(wood.join(""), scene.tone(0.6));
    stage.plane();
    const red = mix(palette.spot, palette.ink, 0.12);
    stairs(scene, { x, top: horizon + 90, bottom: 800, half: [92, 300], count: 9 });
    if (world.fork("second").chance(0.6))
      silhouette(scene, torii(), { at: [x, horizon + 100], scale: 2.6, colour: mix(red, palette.glow, 0.35), rim: 3 });
    ridge(scene, { y: 634, height: 6, waves: 2, depth: 0.9, label: "court" });
    silhouette(scene, torii(), { at: [x, 642], scale: random.range(4.3, 4.9), colour: red, rim: 4 });
    const lantern = "M-9 0V-8H-5V-44H-16L-20 -50L0 -66L20 -50L16 -44H5V-8H9V0Z";
    for (const away of [-330, 330])
      silhouette(scene, lantern, { at: [x + away, 644], scale: 1.7, colour: scene.tone(0.94) });
    motes(scene, { count: 50, colour: palette.spot, size: 4 });
    const spot = { at: [x + random.range(-40, 40), 654] } as const;
    return { land: spot, floor: spot };
  },
};
