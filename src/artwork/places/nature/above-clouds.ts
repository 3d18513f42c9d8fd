import { castle, castleLights } from "#artwork/motifs/buildings.ts";
import { cloudSea, pinnacle } from "#artwork/motifs/rocks.ts";
import { ridge, rimLine } from "#artwork/motifs/land.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { litBeside, spotOn } from "#artwork/motifs/wilds.ts";
import type { Place } from "#artwork/part.ts";

/** Summits that stand out of the clouds. */
export const ABOVE_CLOUDS: Place = {
  name: "above-clouds",
  fits: "clouds, sky, flying, flight, heaven, fantasy, islands, above",
  offers: ["land"],
  draw: (stage) => {
    const { random, world, horizon, paper } = stage;
    const style = stage.skyStyle === "cumulus" ? "plain" : stage.skyStyle;
    const light = { away: [150, 290], up: [180, 260], radius: [90, 130] } as const;
    const { scene, side } = litBeside({ ...stage, skyStyle: style }, light);
    sky(scene);
    cloudSea(scene, { y: horizon + 10, depth: 0.1, label: "cloud-0", size: 46 });
    for (const [index, away] of [390, -430, 190].entries()) {
      const at = [640 + side * away + random.range(-40, 40), horizon + 130] as const;
      pinnacle(scene, { at, height: 210 + index * 30, width: 130, depth: 0.24 + index * 0.1, label: `far-${index}` });
    }
    const at = [640 - side * 270, horizon + 200] as const;
    const top = pinnacle(scene, { at, height: 350, width: 250, depth: 0.6, label: "main" });
    if (world.fork("keep").chance(0.5))
      silhouette(scene, castle(world.fork("castle")), {
        at: [top[0], top[1] + 10],
        scale: 1.1,
        colour: scene.tone(0.7),
        details: () => paper.fill(castleLights(world.fork("lights")), scene.palette.spot),
      });
    cloudSea(scene, { y: horizon + 70, depth: 0.35, label: "cloud-1", size: 62 });
    stage.plane();
    cloudSea(scene, { y: Math.max(600, horizon + 60), depth: 0.6, label: "cloud-2", size: 84 });
    const rock = ridge(scene, { y: 664, height: 18, waves: 5, depth: 1, sharp: true, label: "rock", step: 40 });
    rimLine(scene, rock, { smooth: false, width: 2.5 });
    return { land: spotOn(rock, 640 + side * random.range(0, 110)) };
  },
  near: (stage) => cloudSea(stage, { y: 742, depth: 0.3, label: "near", size: 74 }),
};
