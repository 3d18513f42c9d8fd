import { castle, castleLights } from "#artwork/motifs/buildings.ts";
import { dragon, eagle } from "#artwork/motifs/creatures.ts";
import { cloudSea, pinnacle } from "#artwork/motifs/rocks.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { sky } from "#artwork/motifs/sky.ts";
import type { Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Summits that stand out of the clouds. */
export function drawAboveClouds(stage: Stage): void {
  const { random, world } = stage;
  const side = random.sign();
  const scene = relit(
    { ...stage, horizon: 470, skyStyle: stage.skyStyle === "cumulus" ? "plain" : stage.skyStyle },
    [640 + side * random.range(150, 300), random.range(210, 290)],
    random.range(90, 135),
  );
  sky(scene);
  cloudSea(scene, { y: 470, depth: 0.1, label: "cloud-0", size: 46 });
  for (const [index, x] of [640 + side * 390, 640 - side * 430, 640 + side * 190].entries())
    pinnacle(scene, {
      at: [x, 600],
      height: 230 + index * 26,
      width: 130,
      depth: 0.24 + index * 0.1,
      label: `far-${index}`,
    });
  cloudSea(scene, { y: 545, depth: 0.35, label: "cloud-1", size: 62 });
  const top = pinnacle(scene, { at: [640 - side * 90, 720], height: 420, width: 250, depth: 0.72, label: "main" });
  const keep = world.fork("castle");
  silhouette(scene, castle(keep), {
    at: [top[0], top[1] + 10],
    scale: 1.5,
    colour: scene.tone(0.82),
    details: () => scene.paper.fill(castleLights(world.fork("lights")), scene.palette.spot),
  });
  cloudSea(scene, { y: 660, depth: 0.7, label: "cloud-2", size: 84 });
  const flyer: Point = [640 + side * 210, 300];
  if (stage.genres.has("role-playing-games-rpg") || stage.mood === "fierce")
    silhouette(scene, dragon(Math.sin(2 * Math.PI * stage.time)), { at: flyer, scale: 0.8, flip: side > 0 });
  else silhouette(scene, eagle(), { at: flyer, scale: 0.9, turn: side * 14 });
}
