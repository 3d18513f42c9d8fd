import { mix } from "#artwork/colour.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { heightAt, ridge, rimLine } from "#artwork/motifs/land.ts";
import { habitat } from "#artwork/motifs/outposts.ts";
import { hoodoo, moon, planet, shard, worldColour } from "#artwork/motifs/planets.ts";
import { backdrop, stars } from "#artwork/motifs/sky.ts";
import type { Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** The ground of a strange world. */
export function drawStrangeWorld(stage: Stage): void {
  const { random, paper, palette } = stage;
  const side = random.sign();
  const scene = relit({ ...stage, horizon: 520 }, [640 - side * 520, 60], 40);
  backdrop(scene);
  stars(scene, 150);
  planet(scene, {
    at: [640 + side * random.range(60, 250), random.range(190, 330)],
    radius: random.range(130, 270),
    colour: worldColour(scene),
    ring: stage.world.fork("ring").chance(0.6),
    tilt: side * 20,
    label: "planet",
  });
  moon(scene, [640 - side * 300, 150], { radius: 38, colour: mix(palette.light, palette.deep, 0.2) });
  const formation = stage.world.fork("formation").int(0, 2);
  for (const [index, depth] of [0.2, 0.46, 0.72].entries()) {
    const land = ridge(scene, {
      y: 510 + index * 52,
      height: 44,
      waves: 4 - index,
      depth,
      sharp: index === 0,
      label: `land-${index}`,
    });
    const random2 = random.fork(`stand-${index}`);
    for (const px of [110, 330, 930, 1140].map((base) => base + random2.range(-90, 90))) {
      const foot: Point = [px, heightAt(land, px) + 10];
      const height = random2.range(60, 130) * (1 + index * 0.5);
      if (formation === 0) paper.fill(hoodoo(random2, foot, height), scene.tone(depth));
      else if (formation === 1) habitat(scene, foot, { height: height * 0.62, depth });
      else {
        const { outline, face } = shard(random2, foot, height);
        paper.fill(outline, scene.tone(depth));
        paper.fill(face, mix(scene.tone(depth), palette.spot, 0.4));
      }
    }
  }
  const front = ridge(scene, { y: 662, height: 22, waves: 2, depth: 1, label: "front" });
  rimLine(scene, front);
  const x = 640 - side * 130;
  hero(scene, [x, heightAt(front, x) + 6], { height: 178, kind: "astronaut" });
}
