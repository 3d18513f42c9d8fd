import { greatWave } from "#artwork/motifs/great-wave.ts";
import { lightning, stormClouds } from "#artwork/motifs/seascape.ts";
import { backdrop, glow } from "#artwork/motifs/sky.ts";
import { water, waveRow } from "#artwork/motifs/water.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** Waves as high as houses under a sky of lightning. */
export const STORMY_SEA: Place = {
  name: "stormy-sea",
  fits: "storm, waves, tempest, shipwreck, maelstrom, hurricane, sea monster",
  offers: ["water"],
  draw: (stage) => {
    const { random, horizon } = stage;
    const flash = 640 + random.range(150, 330);
    const scene = relit(stage, [flash, 240], 80);
    backdrop(scene);
    glow(scene, [flash, horizon - 40], { radius: 620, opacity: 0.8, colour: scene.palette.glow });
    lightning(scene, flash, [90, horizon + 10]);
    if (random.chance(0.5)) lightning(scene, flash - 520, [60, horizon - 60]);
    stormClouds(scene, 210);
    water(scene, horizon);
    waveRow(scene, { y: horizon + 40, height: 44, length: 230, depth: 0.36, label: "back" });
    stage.plane();
    greatWave(scene, [random.range(330, 420), horizon + 70], random.range(0.86, 1));
    waveRow(scene, { y: 600, height: 60, length: 290, depth: 0.66, label: "middle" });
    return { water: { at: [690 + random.range(-40, 60), 612] } };
  },
  near: (stage) => {
    waveRow(stage, { y: 672, height: 52, length: 310, depth: 0.85, label: "near" });
    waveRow(stage, { y: 730, height: 44, length: 340, depth: 1, label: "foot" });
  },
};
