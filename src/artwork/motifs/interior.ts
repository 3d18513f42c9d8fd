// What rooms are made of: wall and floor, a table top, beams of light.
import { mix } from "#artwork/colour.ts";
import { ellipse, polygon, rect, type Point } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";

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
