import { mix } from "#artwork/colour.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { chequerboard, chessman, onTable, type Table } from "#artwork/motifs/game-pieces.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A board without end and someone small on it. */
export function drawEndlessBoard(stage: Stage): void {
  const { palette, random } = stage;
  const set = relit(stage, [640 + random.range(-80, 80), 240], 150);
  sky(set);
  const table: Table = { horizon: 400, half: 2600, depth: 9 };
  const colours = [mix(palette.glow, palette.light, 0.35), mix(stage.tone(0.75), palette.ink, 0.2)] as const;
  chequerboard(set, table, colours);
  haze(set, { from: 340, to: 480, opacity: 0.8 });
  for (const [across, away, kind, scale] of [
    [-0.5, 0.75, "rook", 1.1],
    [0.55, 0.7, "bishop", 1.2],
    [-0.3, 0.3, "pawn", 1.9],
    [0.36, 0.26, "pawn", 2],
    [-0.2, 0.1, "knight", 3.4],
  ] as const)
    chessman(set, kind, { at: onTable(table, across, away), scale });
  chessman(set, stage.world.fork("crown").pick(["king", "queen"]), {
    at: [660, 560],
    scale: 4.1,
    colour: palette.spot,
  });
  hero(set, [530, 640], { height: 96 });
}
