// Chess and the strategist: the endgame, the endless board, the map under its lamp.
import { mix } from "#artwork/colour.ts";
import { hero } from "#artwork/motifs/figures.ts";
import {
  chequerboard,
  chessman,
  type Chessman,
  hangingLamp,
  onTable,
  type Table,
} from "#artwork/motifs/game-pieces.ts";
import { haze, rays, SHEET, sky, sun } from "#artwork/motifs/sky.ts";
import { curve, noiseLine, type Point, polygon, rect } from "#artwork/path.ts";
import type { Choices } from "#artwork/prng.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** The room around a table: one light in the dark. */
export function drawRoom(stage: Stage, at: Point): void {
  const { paper, inks } = stage;
  const far = mix(inks.sky, inks.deep, 0.5);
  paper.fill(
    SHEET,
    paper.radial(at, 900, [
      [0, mix(inks.glow, inks.light, 0.2)],
      [0.35, mix(inks.glow, far, 0.45)],
      [0.75, far],
      [1, mix(far, inks.ink, 0.55)],
    ]),
  );
}

/** Two pieces close to each other on a nearly empty board. */
export function drawEndgame(stage: Stage): void {
  const { inks, random } = stage;
  const set = relit(stage, [640 + random.sign() * random.range(60, 160), 250], random.range(120, 170));
  drawRoom(set, set.light.at);
  if (stage.skyStyle === "rays") rays(set);
  sun(set);
  const table: Table = { horizon: 440, half: 760, depth: 1.7 };
  set.paper.fill(rect([-220, 438], 1720, 500), inks.ink);
  chequerboard(set, table, [mix(inks.glow, inks.light, 0.3), mix(inks.deep, inks.ink, 0.25)]);
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
          colour: mix(stage.tone(0.7), inks.ink, 0.4),
        });
    }
  const [first, second] = stage.world.fork("pieces").pick<readonly [Chessman, Chessman]>([
    ["king", "knight"],
    ["queen", "pawn"],
    ["knight", "king"],
    ["king", "pawn"],
  ]);
  chessman(set, first, { at: onTable(table, -0.125, 0.32), scale: 3.7 });
  chessman(set, second, { at: onTable(table, 0.37, 0.2), scale: 3.2, colour: inks.spot });
}

/** A board without end and someone small on it. */
export function drawEndless(stage: Stage): void {
  const { inks, random } = stage;
  const set = relit(stage, [640 + random.range(-80, 80), 240], 150);
  sky(set);
  const table: Table = { horizon: 400, half: 2600, depth: 9 };
  const colours = [mix(inks.glow, inks.light, 0.35), mix(stage.tone(0.75), inks.ink, 0.2)] as const;
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
  chessman(set, stage.world.fork("crown").pick(["king", "queen"]), { at: [660, 560], scale: 4.1, colour: inks.spot });
  hero(set, [530, 640], { height: 96 });
}

/** Armies on a map under a hanging lamp. */
export function drawMapTable(stage: Stage): void {
  const { inks, paper, world } = stage;
  const set = relit(stage, [640, 140], 90);
  drawRoom(set, [640, 330]);
  const table: Table = { horizon: 390, half: 700, depth: 0.9 };
  const corner = (x: number, y: number): Point => onTable(table, x, y);
  paper.fill(rect([-220, 470], 1720, 600), inks.ink);
  paper.fill(
    polygon([corner(-1.1, -0.05), corner(1.1, -0.05), corner(1.1, 1.05), corner(-1.1, 1.05)]),
    mix(inks.ink, inks.deep, 0.5),
  );
  paper.fill(
    polygon([corner(-1, 0), corner(1, 0), corner(1, 1), corner(-1, 1)]),
    paper.radial([640, 500], 620, [
      [0, mix(inks.light, inks.glow, 0.2)],
      [0.6, mix(inks.glow, inks.deep, 0.15)],
      [1, mix(inks.glow, inks.deep, 0.6)],
    ]),
  );
  const land = world.fork("map");
  for (const [cx, cy, size] of [
    [-0.42, 0.42, 0.42],
    [0.42, 0.6, 0.36],
    [0.36, 0.14, 0.2],
  ] as const) {
    const bumps = noiseLine(land.fork(`${cx}`), { count: 26, waves: 6 });
    for (const step of [1, 0.72, 0.46]) {
      const coast = bumps.map((bump, n): Point =>
        corner(
          cx + Math.cos((n / 26) * 2 * Math.PI) * size * step * (1 + 0.3 * bump),
          cy + Math.sin((n / 26) * 2 * Math.PI) * size * 0.9 * step * (1 + 0.3 * bump),
        ),
      );
      paper.fill(polygon(coast), mix(inks.deep, inks.glow, 0.55 - 0.3 * (1 - step)), 0.9);
    }
  }
  paper.stroke(curve([corner(-0.5, 0.4), corner(-0.1, 0.62), corner(0.14, 0.4), corner(0.42, 0.58)]), inks.spot, {
    width: 6,
    dash: "16 12",
  });
  const chief = world.fork("chief").pick<Chessman>(["king", "queen", "knight", "bishop"]);
  const rival = world.fork("rival").pick<Chessman>(["knight", "king", "rook", "queen"]);
  const moves = stage.random.fork("moves");
  for (const [x, y, kind, colour] of [
    [-0.66, 0.72, "rook", inks.ink],
    [0.62, 0.78, "rook", inks.ink],
    [-0.5, 0.4, chief, inks.spot],
    [0.42, 0.56, rival, inks.ink],
    [0.1, 0.12, "pawn", inks.spot],
    [0.5, 0.1, "pawn", inks.ink],
    [-0.3, 0.16, "pawn", inks.spot],
  ] as const)
    chessman(set, kind, {
      at: corner(x + moves.range(-0.09, 0.09), y + moves.range(-0.05, 0.05)),
      scale: y === 0.4 || y === 0.56 ? 2.3 : 1.25,
      colour,
    });
  hangingLamp(set, [640, 120], { foot: 640, spread: 560 });
}
