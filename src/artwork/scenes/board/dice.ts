import { mix } from "#artwork/colour.ts";
import { die } from "#artwork/motifs/game-pieces.ts";
import { motes } from "#artwork/motifs/sky.ts";
import { polygon } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { drawTableRoom } from "./table-room.ts";

/** Dice that have just come to rest. */
export function drawDice(stage: Stage): void {
  const { palette, paper, random } = stage;
  const side = random.sign();
  const set = relit(stage, [640 - side * 430, 110], 100);
  drawTableRoom(set, [640 - side * random.range(60, 340), random.range(120, 280)]);
  const edge = random.range(340, 430);
  paper.fill(
    `M-220 ${edge}Q640 ${edge - 50} 1500 ${edge}V940H-220Z`,
    paper.linear(
      [640 - side * 500, edge - 20],
      [640 + side * 600, 720],
      [
        [0, mix(palette.deep, palette.glow, 0.55)],
        [0.5, stage.tone(0.62)],
        [1, palette.ink],
      ],
    ),
  );
  const roll = stage.world.fork("dice");
  const throwOf = (): [number, number, number] => [roll.int(1, 6), roll.int(1, 6), roll.int(1, 6)];
  const light = mix(palette.light, palette.glow, 0.2);
  const colours = roll.pick([
    [palette.deep, light, palette.spot],
    [light, palette.spot, light],
    [palette.spot, palette.deep, light],
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
      palette.ink,
      0.5,
    );
    die(set, [x, y], { size: lone ? size * 1.25 : size, faces: throwOf(), colour });
  }
  motes(set, { count: 30 });
}
