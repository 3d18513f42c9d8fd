import { mix } from "#artwork/colour.ts";
import { protagonist } from "#artwork/motifs/figures.ts";
import { heightAt, peak } from "#artwork/motifs/land.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { glow, haze, sky } from "#artwork/motifs/sky.ts";
import type { Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { drawForeground } from "./foreground.ts";

/** A tent below the summits. */
export function drawCamp(stage: Stage): void {
  const { random, paper } = stage;
  const side = random.sign();
  const scene = relit(stage, [640 - side * random.range(220, 330), random.range(130, 190)], random.range(44, 64));
  sky(scene);
  peak(scene, { summit: [640 + side * 60, 180], base: 560, spread: 360, depth: 0.2, snow: 0.3 });
  peak(scene, { summit: [640 - side * 260, 270], base: 570, spread: 340, depth: 0.34, snow: 0.24 });
  peak(scene, { summit: [640 + side * 420, 250], base: 580, spread: 340, depth: 0.42, snow: 0.22 });
  haze(scene, { from: 420, to: 600 });
  const front = drawForeground(scene, side * 40);
  const at: Point = [640 + side * 130, heightAt(front, 640 + side * 130) + 6];
  glow(scene, [at[0], at[1] - 40], { radius: 240, opacity: 0.55, colour: scene.palette.spot });
  silhouette(scene, "M-80 0L0 -92L80 0Z", {
    at,
    scale: 1,
    colour: mix(scene.palette.spot, scene.palette.light, 0.28),
    details: () => paper.fill("M0 -92L80 0L34 0ZM0 -92L-14 0L8 0Z", mix(scene.palette.spot, scene.palette.ink, 0.45)),
  });
  protagonist(scene, [at[0] - side * 150, heightAt(front, at[0] - side * 150) + 6], { height: 122 });
}
