import { mix } from "#artwork/colour.ts";
import { chequerboard, chessman, type Chessman, onTable, type Table } from "#artwork/motifs/game-pieces.ts";
import { rays, sun } from "#artwork/motifs/sky.ts";
import { rect } from "#artwork/path.ts";
import type { Choices } from "#artwork/prng.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { drawTableRoom } from "./table-room.ts";

/** Two pieces close to each other on a nearly empty board. */
export function drawChessEndgame(stage: Stage): void {
  const { palette, random } = stage;
  const set = relit(stage, [640 + random.sign() * random.range(60, 160), 250], random.range(120, 170));
  drawTableRoom(set, set.light.at);
  if (stage.skyStyle === "rays") rays(set);
  sun(set);
  const table: Table = { horizon: 440, half: 760, depth: 1.7 };
  set.paper.fill(rect([-220, 438], 1720, 500), palette.ink);
  chequerboard(set, table, [mix(palette.glow, palette.light, 0.3), mix(palette.deep, palette.ink, 0.25)]);
  const kinds: Choices<Chessman> = ["pawn", "pawn", "pawn", "rook", "bishop", "knight"];
  for (const [row, count] of [
    [7, 4],
    [5, 2],
  ] as const)
    for (let n = 0; n < count; n += 1) {
      const column = (n + random.range(0.1, 0.7)) * (8 / count);
      const at = onTable(table, -1 + (Math.floor(column) + 0.5) / 4, (row + 0.5) / 8);
      if (Math.abs(at[0] - 640) > 110)
        chessman(set, random.pick(kinds), {
          at,
          scale: 1.2 + (7 - row) * 0.25,
          colour: mix(stage.tone(0.7), palette.ink, 0.4),
        });
    }
  const [first, second] = stage.world.fork("pieces").pick<readonly [Chessman, Chessman]>([
    ["king", "knight"],
    ["queen", "pawn"],
    ["knight", "king"],
    ["king", "pawn"],
  ]);
  chessman(set, first, { at: onTable(table, -0.125, 0.32), scale: 3.7 });
  chessman(set, second, { at: onTable(table, 0.37, 0.2), scale: 3.2, colour: palette.spot });
}
