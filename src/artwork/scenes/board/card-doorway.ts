import { mix } from "#artwork/colour.ts";
import { castle, castleLights, lighthouse, spire, torii } from "#artwork/motifs/buildings.ts";
import { dragon } from "#artwork/motifs/creatures.ts";
import { hero, heroKind } from "#artwork/motifs/figures.ts";
import { pine } from "#artwork/motifs/flora.ts";
import { card, MARK_NAMES, roundRect } from "#artwork/motifs/game-pieces.ts";
import { peak, ridge } from "#artwork/motifs/land.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { backdrop, clouds, glow, sun } from "#artwork/motifs/sky.ts";
import { circle, polygon } from "#artwork/path.ts";
import type { Choices } from "#artwork/prng.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { drawTableRoom } from "./table-room.ts";

/** Doors and their openings: a card, an arch, a round window, a card laid wide. */
const FRAMES: Choices<readonly [frame: string, opening: string]> = [
  [roundRect(462, 74, [356, 540, 26]), roundRect(474, 86, [332, 516, 18])],
  ["M452 614V268A188 188 0 0 1 828 268V614Z", "M464 602V268A176 176 0 0 1 816 268V602Z"],
  [circle(640, 344, 270), circle(640, 344, 257)],
  [roundRect(400, 150, [480, 464, 30]), roundRect(412, 162, [456, 440, 22])],
];

/** A card as a door of light with someone before it. */
export function drawCardDoorway(stage: Stage): void {
  const { palette, paper } = stage;
  const set = relit(stage, [640, 230], 86);
  drawTableRoom(set, [640, 340]);
  paper.fill(
    `M-220 590Q640 550 1500 590V940H-220Z`,
    paper.linear(
      [0, 570],
      [0, 720],
      [
        [0, stage.tone(0.75)],
        [1, palette.ink],
      ],
    ),
  );
  paper.fill(
    polygon([
      [480, 610],
      [800, 610],
      [1010, 760],
      [270, 760],
    ]),
    paper.linear(
      [0, 610],
      [0, 740],
      [
        [0, palette.light, 0.7],
        [1, palette.light, 0],
      ],
    ),
  );
  looseCards(set);
  const [frame, opening] = stage.world.fork("frame").pick(FRAMES);
  glow(set, [640, 340], { radius: 460, opacity: 0.5 });
  paper.fill(frame, palette.light);
  paper.clipped(opening, () => {
    backdrop({ ...set, horizon: 430 });
    sun(set);
    clouds(set);
    peak(set, { summit: [560, 250], base: 480, spread: 180, depth: 0.2, snow: 0.3 });
    peak(set, { summit: [740, 310], base: 480, spread: 150, depth: 0.32, snow: 0.2 });
    ridge(set, { y: 440, height: 26, waves: 6, depth: 0.5, label: "within" });
    ridge(set, { y: 510, height: 20, waves: 4, depth: 0.7, label: "nearer" });
    behindTheDoor(set);
    ridge(set, { y: 560, height: 10, waves: 5, depth: 0.9, label: "sill" });
  });
  hero(set, [600, 664], { height: 150, kind: heroKind(stage) });
}

/** Cards adrift on both sides of the door. */
function looseCards(stage: Stage): void {
  const random = stage.random.fork("loose");
  for (let n = 0; n < 6; n += 1) {
    const side = n % 2 === 0 ? -1 : 1;
    const near = random.range(0.5, 1);
    card(stage, stage.world.fork(`card-${n}`).pick(MARK_NAMES), {
      at: [
        640 + side * random.range(330, 470),
        150 + Math.floor(n / 2) * 190 + random.range(-50, 50) + 6 * Math.sin(2 * Math.PI * (stage.time + n / 6)),
      ],
      turn: random.range(-30, 30),
      scale: near * 0.85,
      face: mix(stage.palette.glow, stage.palette.deep, 0.45 - near * 0.3),
    });
  }
}

/** What the world beyond the card is known by. */
function behindTheDoor(stage: Stage): void {
  const { paper, palette, world } = stage;
  const kind = world.fork("within").int(0, 4);
  if (kind === 0)
    silhouette(stage, castle(world.fork("castle")), {
      at: [660, 520],
      scale: 1.7,
      details: () => paper.fill(castleLights(world.fork("lights")), palette.spot),
    });
  if (kind === 1) silhouette(stage, lighthouse(), { at: [690, 520], scale: 1.8 });
  if (kind === 2)
    silhouette(stage, spire(world.fork("spire")), {
      at: [600, 520],
      scale: 2.3,
      details: () => paper.fill("M-3 -50H3V-40H-3ZM-3 -30H3V-20H-3Z", palette.spot),
    });
  if (kind === 3) silhouette(stage, dragon(Math.sin(2 * Math.PI * stage.time)), { at: [650, 270], scale: 0.8 });
  if (kind > 2)
    paper.fill(
      [500, 540, 570, 710, 750, 790].map((x) => pine(world.fork(x), [x, 524], 70 + (x % 50))).join(""),
      stage.tone(0.8),
    );
  if (kind === 4)
    silhouette(stage, torii(), { at: [640, 540], scale: 1.5, colour: mix(palette.spot, palette.ink, 0.2) });
}
