// Games on tables: a hand of cards, dice, hexagon islands, a card as a door; chess and maps lie beside it.
import { mix } from "#artwork/colour.ts";
import { castle, castleLights } from "#artwork/motifs/buildings.ts";
import { pine, roundTree } from "#artwork/motifs/flora.ts";
import { card, CHESSMEN, die, hexTile, MARK_NAMES } from "#artwork/motifs/game-pieces.ts";
import { peak } from "#artwork/motifs/land.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { backdrop, haze, motes, rays, rings, sky, stars, sun } from "#artwork/motifs/sky.ts";
import { lightPath, water } from "#artwork/motifs/water.ts";
import { fixed, type Point, polygon } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { drawDoorway } from "./board-doorway.ts";
import { drawEndgame, drawEndless, drawMapTable, drawRoom } from "./board-tables.ts";
import { play } from "./compositions.ts";

/** Draws a world of boards, cards and dice. */
export function drawBoard(stage: Stage): void {
  play(stage, [drawEndgame, drawIslands, drawHandOfCards, drawDice, drawMapTable, drawDoorway, drawEndless]);
}

function drawIslands(stage: Stage): void {
  const { inks, random, world } = stage;
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
          mix(inks.glow, inks.light, 0.3),
          map.pick([inks.deep, inks.sky, mix(inks.deep, inks.spot, 0.45), inks.glow]),
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
  const { inks, paper } = stage;
  const random = stage.world.fork(`tile-${fixed(at[0])}-${fixed(at[1])}`);
  const spots = [0, 1, 2, 3, 4]
    .map((): Point => [at[0] + random.range(-56, 56), at[1] + random.range(-24, 26)])
    .toSorted((one, two) => one[1] - two[1]);
  if (place.centre)
    silhouette(stage, castle(stage.world.fork("castle")), {
      at: [at[0], at[1] + 14],
      scale: 1.7,
      details: () => paper.fill(castleLights(stage.world.fork("lights")), inks.light),
    });
  else if (place.kind < 2)
    paper.fill(
      spots.map((spot) => pine(random, spot, random.range(46, 84))).join(""),
      mix(stage.tone(0.8), inks.ink, 0.3),
    );
  else if (place.kind === 2)
    paper.fill(
      spots.map((spot) => roundTree(random, spot, random.range(36, 60))).join(""),
      mix(inks.deep, inks.ink, 0.4),
    );
  else if (place.kind === 3)
    peak(stage, { summit: [at[0], at[1] - 96], base: at[1] + 26, spread: 66, depth: 0.6, snow: 0.35 });
  else if (place.kind === 4) silhouette(stage, CHESSMEN.pawn, { at: [at[0], at[1] + 10], scale: 1, colour: inks.spot });
}

function drawHandOfCards(stage: Stage): void {
  const { inks, paper, world } = stage;
  const set = relit(stage, [640, 300], 210);
  backdrop(set);
  if (stage.night) stars(set, 90);
  if (world.fork("pattern").chance(0.5)) rays(set, 0.14);
  else rings(set);
  sun(set);
  const marks = world.fork("marks");
  const count = stage.world.fork("count").pick([3, 5, 5] as const);
  paper.fill(
    `M-220 610Q640 540 1500 610V940H-220Z`,
    paper.linear(
      [0, 560],
      [0, 720],
      [
        [0, stage.tone(0.7)],
        [1, inks.ink],
      ],
    ),
  );
  for (let n = 0; n < count; n += 1) {
    const turn = (n - (count - 1) / 2) * (count === 3 ? 20 : 15);
    const angle = (turn * Math.PI) / 180;
    const middle = n === (count - 1) / 2;
    const reach = middle ? 505 : 470;
    card(set, MARK_NAMES[marks.int(0, MARK_NAMES.length - 1)] ?? "sun", {
      at: [640 + Math.sin(angle) * reach, 880 - Math.cos(angle) * reach],
      scale: 1.55,
      turn,
      ...(middle ? {} : { face: mix(inks.light, inks.glow, 0.5) }),
    });
  }
  motes(set, { count: 40, colour: inks.light });
}

function drawDice(stage: Stage): void {
  const { inks, paper, random } = stage;
  const side = random.sign();
  const set = relit(stage, [640 - side * 430, 110], 100);
  drawRoom(set, [640 - side * random.range(60, 340), random.range(120, 280)]);
  const edge = random.range(340, 430);
  paper.fill(
    `M-220 ${edge}Q640 ${edge - 50} 1500 ${edge}V940H-220Z`,
    paper.linear(
      [640 - side * 500, edge - 20],
      [640 + side * 600, 720],
      [
        [0, mix(inks.deep, inks.glow, 0.55)],
        [0.5, stage.tone(0.62)],
        [1, inks.ink],
      ],
    ),
  );
  const roll = stage.world.fork("dice");
  const throwOf = (): [number, number, number] => [roll.int(1, 6), roll.int(1, 6), roll.int(1, 6)];
  const light = mix(inks.light, inks.glow, 0.2);
  const colours = roll.pick([
    [inks.deep, light, inks.spot],
    [light, inks.spot, light],
    [inks.spot, inks.deep, light],
  ] as const);
  const lone = roll.chance(0.3);
  const spots: readonly (readonly [x: number, y: number, size: number, colour: string])[] = [
    [640 + side * random.range(190, 300), edge + random.range(40, 80), random.range(66, 96), colours[0]],
    [640 - side * random.range(20, 150), random.range(570, 620), random.range(160, 215), colours[1]],
    [640 + side * random.range(160, 270), random.range(590, 640), random.range(96, 140), colours[2]],
  ];
  for (const [x, y, size, colour] of lone ? spots.slice(1, 2) : spots) {
    paper.fill(
      polygon([
        [x - side * size * 0.8, y - size * 0.4],
        [x + side * size * 3.2, y + size * 0.55],
        [x + side * size * 2.7, y + size * 1.15],
        [x, y + size * 0.02],
      ]),
      inks.ink,
      0.5,
    );
    die(set, [x, y], { size: lone ? size * 1.25 : size, faces: throwOf(), colour });
  }
  motes(set, { count: 30 });
}
