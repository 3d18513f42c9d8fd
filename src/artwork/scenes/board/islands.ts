import { mix } from "#artwork/colour.ts";
import { castle, castleLights } from "#artwork/motifs/buildings.ts";
import { pine, roundTree } from "#artwork/motifs/flora.ts";
import { CHESSMEN, hexTile } from "#artwork/motifs/game-pieces.ts";
import { peak } from "#artwork/motifs/land.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { lightPath, water } from "#artwork/motifs/water.ts";
import { fixed, type Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Hexagons of land on the sea, each with a wood, a hill or a castle. */
export function drawIslands(stage: Stage): void {
  const { palette, random, world } = stage;
  const set = relit(stage, [random.pick([330, 950]), 130], 80);
  sky(set);
  water(set, 250);
  lightPath(set, 250, { width: 130 });
  const map = world.fork("hexes");
  const r = 104;
  for (let row = 0; row < 6; row += 1)
    for (let half = 0; half < 2; half += 1)
      for (let column = -1; column < 4; column += 1) {
        const [x, y] = [640 + (column - 1) * r * 3 + half * r * 1.5, 330 + row * r * 0.97 + half * r * 0.485];
        const off = Math.hypot((x - 640) / 470, (y - 500) / 230) + map.range(-0.25, 0.25);
        if (off > 1) continue;
        const high = Math.round(map.range(0, 3.4) * (1.1 - off)) * 30;
        const colour = mix(
          mix(palette.glow, palette.light, 0.3),
          map.pick([palette.deep, palette.sky, mix(palette.deep, palette.spot, 0.45), palette.glow]),
          0.25 + off * 0.3,
        );
        hexTile(set, [x, y], { r, high, colour });
        settle(set, [x, y - high], {
          kind: row === 1 && column === 1 ? 5 : map.int(0, 6),
          centre: row === 2 && half === 0 && column === 1,
        });
      }
  haze(set, { from: 200, to: 330, opacity: 0.5 });
}

/** Puts something on a tile. */
function settle(stage: Stage, at: Point, place: { kind: number; centre: boolean }): void {
  const { palette, paper } = stage;
  const random = stage.world.fork(`tile-${fixed(at[0])}-${fixed(at[1])}`);
  const spots = [0, 1, 2, 3, 4]
    .map((): Point => [at[0] + random.range(-56, 56), at[1] + random.range(-24, 26)])
    .toSorted((one, two) => one[1] - two[1]);
  if (place.centre)
    silhouette(stage, castle(stage.world.fork("castle")), {
      at: [at[0], at[1] + 14],
      scale: 1.7,
      details: () => paper.fill(castleLights(stage.world.fork("lights")), palette.light),
    });
  else if (place.kind < 2)
    paper.fill(
      spots.map((spot) => pine(random, spot, random.range(46, 84))).join(""),
      mix(stage.tone(0.8), palette.ink, 0.3),
    );
  else if (place.kind === 2)
    paper.fill(
      spots.map((spot) => roundTree(random, spot, random.range(36, 60))).join(""),
      mix(palette.deep, palette.ink, 0.4),
    );
  else if (place.kind === 3)
    peak(stage, { summit: [at[0], at[1] - 96], base: at[1] + 26, spread: 66, depth: 0.6, snow: 0.35 });
  else if (place.kind === 4)
    silhouette(stage, CHESSMEN.pawn, { at: [at[0], at[1] + 10], scale: 1, colour: palette.spot });
}
