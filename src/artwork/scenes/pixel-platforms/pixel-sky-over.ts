import { pixelCloud, pixelSky } from "#artwork/motifs/pixels.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A sky of flat steps with its clouds; returns the stage lit by it. */
export function pixelSkyOver(stage: Stage, y: number): Stage {
  const set = relit(stage, [640 + stage.random.sign() * stage.random.range(30, 260), y], stage.light.radius * 0.9 + 20);
  pixelSky(set);
  const random = stage.random.fork("clouds");
  if (stage.mood !== "dark")
    for (let n = 0; n < 4; n += 1)
      pixelCloud(set, [random.int(-6, 36) + n * 40, random.int(8, 38)], random.int(16, 30));
  return set;
}
