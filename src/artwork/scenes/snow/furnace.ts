import { mix } from "#artwork/colour.ts";
import { castle, castleLights } from "#artwork/motifs/buildings.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { glow, sky } from "#artwork/motifs/sky.ts";
import { footprints, smoke, snowfield, snowHouse, snowTone } from "#artwork/motifs/winter.ts";
import { polygon, rect } from "#artwork/path.ts";
import type { Random } from "#artwork/prng.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { drawSnowPines } from "./snow-pines.ts";
import { drawSnowRange } from "./snow-range.ts";

/** A town around its fire, or a fortress. */
export function drawFurnace(stage: Stage): void {
  const { paper, palette } = stage;
  const set = relit(stage, [640, 300], 130);
  sky(set);
  drawSnowRange(set, 500, { centre: 640, high: 330 });
  const world = stage.world.fork("town");
  const fort = world.chance(0.4);
  snowfield(set, { y: 530, height: 14, depth: 0.3, label: "town" });
  glow(set, [640, 500], { radius: 430, opacity: 0.75, colour: mix(palette.light, palette.spot, 0.45) });
  if (fort)
    silhouette(set, castle(world), {
      at: [640, 572],
      scale: 4,
      rim: 3,
      colour: mix(stage.tone(0.8), palette.ink, 0.3),
      details: () => paper.fill(castleLights(stage.world.fork("lights")), mix(palette.light, palette.spot, 0.3)),
    });
  else {
    smoke(set, [640, 220], { height: 320, width: 70, colour: mix(palette.ink, palette.deep, 0.5) });
    town(set, world);
    paper.fill(
      polygon([
        [560, 590],
        [598, 260],
        [590, 250],
        [590, 220],
        [690, 220],
        [690, 250],
        [682, 260],
        [720, 590],
      ]),
      palette.ink,
    );
    paper.fill(
      rect([590, 220], 100, 8) + rect([604, 300], 72, 7) + rect([596, 380], 88, 7),
      mix(palette.light, palette.spot, 0.3),
    );
    paper.fill(rect([632, 400], 16, 170), mix(palette.light, palette.spot, 0.4));
  }
  const near = snowfield(set, { y: 600, height: 22, depth: 0.5, label: "near" });
  drawSnowPines(set, near, { count: 8, height: 150, depth: 0.8, gap: 260 });
  snowfield(set, { y: 680, height: 18, depth: 0.8, label: "front" });
  const x = 640 + stage.random.sign() * stage.random.range(150, 230);
  footprints(set, [x - 40, 780], [x, 690]);
  hero(set, [x, 690], { height: 128 });
}

/** Rows of small houses that crowd around the fire. */
function town(stage: Stage, random: Random): void {
  const { paper, palette } = stage;
  for (const [row, depth] of [0.45, 0.66, 0.85].entries()) {
    const houses = Array.from({ length: 13 - row * 2 }, (_, n) => {
      const reach = 250 + row * 80;
      const x = 640 + ((n + random.range(-0.2, 0.2)) / (12 - row * 2) - 0.5) * 2 * reach;
      return snowHouse([x, 548 + row * 26], random.range(44, 66), random.range(60, 120) + row * 12);
    });
    paper.fill(houses.map(({ wall }) => wall).join(""), mix(stage.tone(depth), palette.ink, 0.2));
    paper.fill(houses.map(({ panes }) => panes).join(""), mix(palette.light, palette.spot, 0.4));
    paper.fill(houses.map(({ snow }) => snow).join(""), snowTone(stage, 0.1 + row * 0.16));
  }
}
