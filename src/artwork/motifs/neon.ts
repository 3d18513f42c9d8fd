// Lines that glow: grids in perspective, outlined blocks, tunnels, terrain drawn in threads.
import { mix } from "#artwork/colour.ts";
import { fixed, line, type Point, polygon, rect } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";

/** A line that shines: a wide faint stroke under a thin bright one. */
export function neon(stage: Stage, d: string, options: { colour?: string; width?: number } = {}): void {
  const { colour = stage.palette.glow, width = 2.4 } = options;
  stage.paper.stroke(d, colour, { width: width * 4.2, opacity: 0.16, round: true });
  stage.paper.stroke(d, colour, { width: width * 2.1, opacity: 0.3, round: true });
  stage.paper.stroke(d, mix(colour, stage.palette.light, 0.35), { width, round: true });
}

/** A floor of squares from `y` to the viewer, running to a point above `x`; it rolls with the time of the loop. */
export function gridFloor(stage: Stage, options: { y: number; x?: number; colour?: string; gap?: number }): void {
  const { y, x = 640, colour = stage.palette.glow, gap = 150 } = options;
  const { paper, palette } = stage;
  paper.fill(
    rect([-240, y], 1760, 940 - y),
    paper.linear(
      [0, y],
      [0, 720],
      [
        [0, mix(palette.deep, palette.glow, 0.22)],
        [0.3, mix(palette.sky, palette.deep, 0.5)],
        [1, mix(palette.ink, palette.sky, 0.4)],
      ],
    ),
  );
  const rays = Array.from(
    { length: 33 },
    (_, index) => `M${x + (index - 16) * gap * 0.13} ${y}L${x + (index - 16) * gap * 1.7} 940`,
  );
  const rows = Array.from({ length: 13 }, (_, index) => {
    const distance = (index + 1 - (stage.time % 1)) / 13;
    return { top: y + (940 - y) * distance ** 2.3, width: 0.8 + 2.6 * distance };
  });
  paper.stroke(rays.join(""), colour, { width: 1.8, opacity: 0.75 });
  for (const { top, width } of rows) paper.stroke(`M-240 ${fixed(top)}H1520`, colour, { width, opacity: 0.8 });
  paper.fill(rect([-240, y - 1.5], 1760, 3.5), mix(colour, palette.light, 0.5));
  paper.fill(
    rect([-240, y], 1760, 90),
    paper.linear(
      [0, y],
      [0, y + 90],
      [
        [0, colour, 0.5],
        [1, colour, 0],
      ],
    ),
  );
}

/** Mountains of triangles with shining edges. */
export function wireRange(
  stage: Stage,
  options: { y: number; height: number; label: string; valley?: number; colour?: string },
): void {
  const { y, height, label, valley = 300, colour = stage.palette.spot } = options;
  const random = stage.random.fork(label);
  const tops = Array.from({ length: 19 }, (_, index): Point => {
    const x = -160 + index * 90 + random.range(-22, 22);
    const away = Math.min(1, Math.max(0.08, (Math.abs(x - 640) - valley) / 360 + 0.1));
    return [x, y - height * away * random.range(0.45, 1.1) * (index % 2 === 0 ? 1 : 0.5)];
  });
  stage.paper.fill(
    polygon([...tops, [1520, y], [-240, y]]),
    stage.paper.linear(
      [0, y - height],
      [0, y],
      [
        [0, mix(stage.palette.sky, stage.palette.deep, 0.7)],
        [1, mix(stage.palette.ink, stage.palette.sky, 0.6)],
      ],
    ),
  );
  const feet = tops.map(([x]): Point => [x + 20, y]);
  const mesh = tops.map((top, index) => line([top, feet[index] ?? top]) + line([top, feet[index - 1] ?? top]));
  stage.paper.stroke(mesh.join(""), colour, { width: 1.3, opacity: 0.5 });
  neon(stage, line(tops), { colour, width: 2 });
}

/** A high-rise as a dark box with shining edges and rows of light. */
export function neonTower(
  stage: Stage,
  block: { x: number; top: number; width: number; floor: number },
  colour: string,
): void {
  const { x, top, width, floor } = block;
  const { paper, palette } = stage;
  const depth = width * 0.28 * (x + width / 2 < 640 ? 1 : -1);
  const [left, right] = [x, x + width];
  const inner = depth > 0 ? right : left;
  paper.fill(
    rect([x, top], width, floor - top),
    paper.linear(
      [0, top],
      [0, floor],
      [
        [0, mix(palette.ink, palette.sky, 0.4)],
        [1, mix(palette.sky, palette.deep, 0.7)],
      ],
    ),
  );
  paper.fill(
    polygon([
      [inner, top],
      [inner + depth, top + 26],
      [inner + depth, floor],
      [inner, floor],
    ]),
    mix(palette.ink, palette.deep, 0.7),
  );
  const random = stage.random.fork(`tower-${fixed(x)}`);
  const bars: string[] = [];
  for (let y = top + 18; y < floor - 12; y += 20) {
    const length = random.pick([0, 0.3, 0.5, 0.8]);
    if (length > 0) bars.push(rect([x + width * 0.12, y], width * 0.76 * length, 4.5));
  }
  paper.fill(bars.join(""), colour, 0.75);
  neon(
    stage,
    line([
      [left, floor],
      [left, top],
      [right, top],
      [right, floor],
    ]) +
      line([
        [inner, top],
        [inner + depth, top + 26],
        [inner + depth, floor],
      ]),
    { colour, width: 1.8 },
  );
}

/** Frames that shrink toward a point, turning a little each. */
export function tunnel(
  stage: Stage,
  options: { at: Point; sides: number; turn: number; colours: readonly [string, string] },
): void {
  const {
    at: [x, y],
    sides,
    turn,
    colours,
  } = options;
  const rings = 13;
  for (let ring = rings; ring >= 0; ring -= 1) {
    const share = (ring + (stage.time % 1)) / rings;
    const r = 46 + 980 * share ** 2.1;
    const corners = Array.from({ length: sides }, (_, corner): Point => {
      const angle = (corner / sides) * 2 * Math.PI + ring * turn - Math.PI / 2;
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
    });
    const colour = ring % 3 === 0 ? colours[1] : colours[0];
    stage.paper.fill(
      polygon(corners),
      mix(mix(stage.palette.ink, stage.palette.sky, 0.7), stage.palette.deep, 0.75 * (1 - share)),
    );
    neon(stage, polygon(corners), {
      colour: mix(stage.palette.light, colour, Math.min(1, 0.35 + share * 1.6)),
      width: 1.4 + share * 5,
    });
  }
}

/** A cube that hangs in the air, its edges shining. */
export function neonCube(stage: Stage, [x, y]: Point, options: { size: number; colour: string }): void {
  const { size, colour } = options;
  const { paper, palette } = stage;
  const corner = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  const top = polygon([corner(0, -1), corner(0.87, -0.5), corner(0, 0), corner(-0.87, -0.5)]);
  const left = polygon([corner(-0.87, -0.5), corner(0, 0), corner(0, 1), corner(-0.87, 0.5)]);
  const right = polygon([corner(0.87, -0.5), corner(0, 0), corner(0, 1), corner(0.87, 0.5)]);
  paper.fill(top, mix(palette.deep, colour, 0.55));
  paper.fill(x < 640 ? left : right, mix(palette.ink, palette.sky, 0.5));
  paper.fill(x < 640 ? right : left, mix(palette.deep, palette.sky, 0.4));
  neon(stage, top + left + right, { colour, width: 2 });
}
