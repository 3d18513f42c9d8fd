import { ridge } from "#artwork/motifs/land.ts";
import { waves } from "#artwork/motifs/seascape.ts";
import { birds, sky } from "#artwork/motifs/sky.ts";
import { lightPath, water, waveRow } from "#artwork/motifs/water.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** The path of the sun on the open sea. */
export const OPEN_SEA: Place = {
  name: "open-sea",
  fits: "sea, ocean, sailing, naval, ship, voyage, wind, fishing",
  offers: ["water"],
  draw: (stage) => {
    const { random, horizon, world } = stage;
    const at = [640 + random.sign() * random.range(60, 260), horizon - random.range(50, 150)] as const;
    const scene = relit(stage, at, random.range(120, 190));
    sky(scene);
    birds(scene, [random.range(250, 1000), horizon - 220]);
    if (world.fork("cape").chance(0.5))
      ridge(scene, { y: horizon - 4, height: 46, waves: 4, depth: 0.15, sharp: true, label: "cape" });
    water(scene, horizon);
    lightPath(scene, horizon);
    stage.plane();
    waves(scene, horizon + 66, { rows: 4, height: 22 });
    return { water: { at: [640 + random.range(-60, 60), 612] } };
  },
  near: (stage) => waveRow(stage, { y: 662, height: 30, length: 250, depth: 0.95, label: "near" }),
};
