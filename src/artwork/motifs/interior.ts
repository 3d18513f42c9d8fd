// What rooms are made of: wall and floor, windows, shelves, a table top, a view of a field from the stands.
import { mix } from "#artwork/colour.ts";
import { ellipse, polygon, rect, type Point } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";
import { glow } from "./sky.ts";

/** A wall down to `floor` with light on it from `from`, and the floor before it. */
export function room(stage: Stage, options: { floor: number; from: Point; boards?: boolean; warm?: number }): void {
  const { paper, palette } = stage;
  const { floor, from, boards = true, warm = 0.4 } = options;
  const wall = mix(palette.deep, palette.glow, 0.18 * warm);
  paper.fill(rect([-220, -220], 1720, 1160), wall);
  paper.fill(
    rect([-220, -220], 1720, floor + 220),
    paper.radial(from, 900, [
      [0, mix(wall, palette.glow, 0.7)],
      [0.5, mix(wall, palette.glow, 0.25)],
      [1, mix(wall, palette.ink, 0.35)],
    ]),
  );
  stage.plane();
  const ground = mix(palette.deep, palette.ink, 0.45);
  const stops = [
    [0, mix(ground, palette.glow, 0.34)],
    [1, ground],
  ] as const;
  paper.fill(rect([-220, floor], 1720, 720), paper.linear([0, floor], [0, 760], stops));
  paper.fill(rect([-220, floor - 10], 1720, 10), mix(wall, palette.ink, 0.5));
  if (!boards) return;
  const seams = Array.from({ length: 19 }, (_, index) => {
    const x = (index - 9) * 80;
    return `M${640 + x} ${floor}L${640 + x * 3.2} 940`;
  });
  paper.stroke(seams.join(""), palette.ink, { width: 2, opacity: 0.35 });
}

/** A window with its bars, and its light on the wall. */
export function paned(stage: Stage, [x, y]: Point, [width, height]: readonly [number, number]): void {
  const { paper, palette } = stage;
  glow(stage, [x + width / 2, y + height / 2], { radius: width * 1.3, opacity: 0.5, colour: palette.glow });
  const pane = paper.linear(
    [0, y],
    [0, y + height],
    [
      [0, mix(palette.sky, palette.light, 0.35)],
      [1, palette.light],
    ],
  );
  paper.fill(rect([x - 8, y - 8], width + 16, height + 16), palette.ink);
  paper.fill(rect([x, y], width, height), pane);
  paper.fill(rect([x + width / 2 - 3, y], 6, height) + rect([x, y + height * 0.45], width, 6), palette.ink);
}

/** Shelves with what stands on them; `tall` gives the height of a row. */
export function shelf(stage: Stage, [x, y]: Point, options: { width: number; rows: number; tall?: number }): void {
  const { paper, palette } = stage;
  const { width, rows, tall = 70 } = options;
  const random = stage.world.fork(`shelf-${x}`);
  paper.fill(rect([x - 8, y - 8], width + 16, rows * tall + 12), mix(palette.ink, palette.deep, 0.35));
  for (let row = 0; row < rows; row += 1) {
    const foot = y + (row + 1) * tall - 8;
    paper.fill(rect([x, y + row * tall], width, tall - 8), mix(palette.deep, palette.ink, 0.3));
    for (let at = x + 4; at < x + width - 20;) {
      const [w, h] = [random.range(8, 20), tall * random.range(0.4, 0.8)];
      const colour = random.pick([palette.spot, palette.glow, palette.light, palette.deep, palette.sky] as const);
      if (random.chance(0.85)) paper.fill(rect([at, foot - h], w, h), mix(colour, palette.ink, 0.35));
      at += w + random.range(1, 6);
    }
  }
}

/** The top of a table that fills the lower part of the picture, lit from above around `at`. */
export function tableTop(stage: Stage, options: { y: number; at: Point; colour: string }): void {
  const { paper, palette } = stage;
  const { y, at, colour } = options;
  const far = mix(palette.sky, palette.deep, 0.6);
  paper.fill(
    rect([-220, -220], 1720, 1160),
    paper.radial([at[0], y - 120], 900, [
      [0, mix(far, palette.glow, 0.75)],
      [0.45, mix(far, palette.glow, 0.25)],
      [1, mix(far, palette.ink, 0.6)],
    ]),
  );
  stage.plane();
  const top = polygon([
    [-60, y],
    [1340, y],
    [1640, 940],
    [-360, 940],
  ]);
  paper.fill(
    top,
    paper.radial(at, 780, [
      [0, mix(colour, palette.light, 0.35)],
      [0.5, colour],
      [1, mix(colour, palette.ink, 0.6)],
    ]),
  );
  paper.fill(rect([-60, y - 5], 1400, 6), palette.light, 0.5);
}

/** Spots of light on a floor or a stage, each with its beam from above. */
export function beams(stage: Stage, feet: readonly Point[], top: number): void {
  const { paper, palette } = stage;
  for (const [index, [x, y]] of feet.entries()) {
    const from = x + (index % 2 === 0 ? -90 : 90);
    const colour = index % 2 === 0 ? palette.light : palette.spot;
    const paint = paper.linear(
      [from, top],
      [x, y],
      [
        [0, colour, 0.5],
        [1, colour, 0.05],
      ],
    );
    paper.fill(`M${from - 8} ${top}L${from + 8} ${top}L${x + 90} ${y}L${x - 90} ${y}Z`, paint);
    paper.fill(ellipse([x, y], 92, 13), colour, 0.25);
  }
}
