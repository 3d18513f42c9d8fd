import { mix } from "#artwork/colour.ts";
import { hut, hutLights } from "#artwork/motifs/buildings.ts";
import { heightAt } from "#artwork/motifs/land.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { aurora, backdrop, glow, sky, stars, sun } from "#artwork/motifs/sky.ts";
import { smoke, snowfield } from "#artwork/motifs/winter.ts";
import { polygon } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { drawSnowPines } from "./snow-pines.ts";
import { drawSnowRange } from "./snow-range.ts";

/** A lone cabin with its lights on. */
export function drawCabin(stage: Stage): void {
  const { paper, palette, random } = stage;
  const northern = stage.night || stage.world.fork("north").chance(0.5);
  const set = relit(stage, [640 + random.sign() * random.range(160, 300), 190], random.range(60, 90));
  if (northern) {
    backdrop(set);
    stars(set, 120);
    aurora(set);
    sun(set);
  } else sky(set);
  drawSnowRange(set, 480, { centre: 640 - Math.sign(set.light.at[0] - 640) * 120, high: 290 });
  const far = snowfield(set, { y: 500, height: 20, depth: 0.25, label: "far" });
  drawSnowPines(set, far, { count: 24, height: 90, depth: 0.5, gap: 60 });
  const near = snowfield(set, { y: 566, height: 26, depth: 0.45, label: "near" });
  const x = 640 + random.range(-60, 60);
  const foot = heightAt(near, x) + 24;
  smoke(set, [x + 45, foot - 140], { height: 220, width: 34, colour: mix(palette.light, palette.sky, 0.3) });
  glow(set, [x + 10, foot - 30], { radius: 280, opacity: 0.65, colour: mix(palette.light, palette.spot, 0.5) });
  silhouette(set, hut(), {
    at: [x, foot],
    scale: 2.3,
    details: () => {
      paper.fill("M-52 -24L0 -64L52 -24L44 -22L0 -54L-44 -22Z", mix(palette.light, palette.sky, 0.12));
      paper.fill(hutLights(), mix(palette.light, palette.spot, 0.35));
    },
  });
  paper.fill(
    polygon([
      [x + 14, foot],
      [x + 46, foot],
      [x + 96, foot + 96],
      [x - 20, foot + 96],
    ]),
    mix(palette.light, palette.spot, 0.35),
    0.4,
  );
  drawSnowPines(set, near, { count: 7, height: 210, depth: 0.78, gap: 230 });
  const front = snowfield(set, { y: 690, height: 22, depth: 0.8, label: "front" });
  drawSnowPines(set, front, { count: 5, height: 330, depth: 0.95, gap: 380 });
}
