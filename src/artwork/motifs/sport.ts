// Grounds and gear of sports: stands, floodlights, marked fields, goals, hoops, balls, boards.
import { mix } from "#artwork/colour.ts";
import { circle, ellipse, fixed, limb, polygon, rect, type Point } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";
import { glow } from "./sky.ts";

/** A floodlight mast, `height` tall, whose lamps face the field; `beam` throws light down to a point. */
export function floodlight(stage: Stage, [x, y]: Point, options: { height: number; beam?: Point }): void {
  const { paper, palette } = stage;
  const { height, beam } = options;
  const u = height / 100;
  const top: Point = [x, y - height];
  if (beam !== undefined) {
    const paint = paper.linear(top, beam, [
      [0, palette.light, 0.5],
      [0.5, palette.light, 0.14],
      [1, palette.light, 0],
    ]);
    paper.fill(
      polygon([
        [top[0] - 12 * u, top[1]],
        [top[0] + 12 * u, top[1]],
        [beam[0] + 220, beam[1]],
        [beam[0] - 220, beam[1]],
      ]),
      paint,
    );
  }
  paper.fill(limb([x, y], top, [3.4 * u, 2 * u]) + rect([x - 15 * u, y - 112 * u], 30 * u, 18 * u), palette.ink);
  glow(stage, [x, y - 103 * u], { radius: 46 * u, opacity: 0.75 });
  const lamps = [0, 1, 2, 3, 4, 5, 6, 7].map((n) =>
    circle(x + ((n % 4) - 1.5) * 7 * u, y - (107 - Math.floor(n / 4) * 8) * u, 2.7 * u),
  );
  paper.fill(lamps.join(""), palette.light);
}

/** Rows of a curved grandstand between two heights, with a crowd of dots and a roof. */
export function grandstand(stage: Stage, options: { top: number; foot: number; sag: number; depth: number }): void {
  const { paper, palette } = stage;
  const { top, foot, sag, depth } = options;
  const arc = (y: number, dip: number): string =>
    `M-220 ${fixed(y - dip)}Q640 ${fixed(y + dip)} 1500 ${fixed(y - dip)}`;
  const colour = stage.tone(depth);
  paper.fill(
    `${arc(top, sag)}L1500 ${foot + 60}L-220 ${foot + 60}Z`,
    paper.linear(
      [0, top],
      [0, foot],
      [
        [0, mix(colour, palette.ink, 0.5)],
        [1, colour],
      ],
    ),
  );
  const random = stage.random.fork("crowd");
  const bow = (x: number): number => sag * (((x - 640) / 860) ** 2 * 2 - 1) * -1;
  const dots = Array.from({ length: 420 }, (): string => {
    const x = random.range(-60, 1340);
    const row = Math.floor(random.range(0, 9)) / 9;
    return circle(x, top + bow(x) * (1 - row) * 0.5 + 14 + row * (foot - top - 22), 2.6 + 1.6 * row);
  });
  paper.fill(dots.join(""), mix(palette.glow, colour, 0.35), 0.75);
  const flashes = Array.from({ length: 14 }, () =>
    circle(random.range(0, 1280), top + random.range(26, foot - top), 3),
  );
  paper.fill(flashes.join(""), palette.light);
  paper.fill(
    `${arc(top - 16, sag)}L1500 ${fixed(top - sag + 10)}Q640 ${fixed(top + sag + 6)} -220 ${fixed(top - sag + 10)}Z`,
    palette.ink,
  );
}

export type Field = { horizon: number; half: number; far: number };

/** Point of a field lying before the viewer: `across` -1 to 1, `away` 0 at the foot of the picture and 1 at its far line. */
export function onField({ horizon, half, far }: Field, across: number, away: number): Point {
  const near = 1 / (1 + away * far);
  const last = 1 / (1 + far);
  const y = horizon + (700 - horizon) * ((near - last) / (1 - last));
  return [640 + across * half * near, y];
}

/** A mown field with its lines, lying before the viewer. */
export function drawField(stage: Stage, field: Field, colour: string): void {
  const { paper, palette } = stage;
  const quad = (from: Point, to: Point): string => {
    const corner = (across: number, away: number): Point => onField(field, across, away);
    return polygon([corner(from[0], from[1]), corner(to[0], from[1]), corner(to[0], to[1]), corner(from[0], to[1])]);
  };
  const deep = mix(colour, palette.ink, 0.2);
  paper.fill(
    rect([-220, field.horizon], 1720, 600),
    paper.linear(
      [0, field.horizon],
      [0, 720],
      [
        [0, mix(colour, palette.light, 0.3)],
        [0.5, colour],
        [1, mix(colour, palette.ink, 0.35)],
      ],
    ),
  );
  const rows = Array.from({ length: 6 }, (_, index) => quad([-12, index / 6], [12, (index + 0.5) / 6]));
  paper.fill(rows.join(""), deep, 0.4);
  const line = (from: Point, to: Point): string => quad(from, to);
  const box = (half: number, away: number): string =>
    line([-half, away], [half, away + 0.012]) +
    line([-half, away], [-half + 0.02, 1]) +
    line([half - 0.02, away], [half, 1]);
  paper.fill(
    box(0.62, 0.52) +
      box(0.3, 0.76) +
      line([-1, 0.985], [1, 1]) +
      line([-1, -0.1], [-0.97, 1]) +
      line([0.97, -0.1], [1, 1]),
    palette.light,
    0.9,
  );
}

/** A goal with its net, `width` wide, standing on its middle. */
export function goal(stage: Stage, [x, y]: Point, width: number): void {
  const { paper, palette } = stage;
  const [h, half] = [width * 0.36, width / 2];
  const net: string[] = [];
  for (let n = 1; n < 20; n += 1)
    net.push(
      `M${fixed(x - half + (n / 20) * width)} ${fixed(y - h)}L${fixed(x - half * 0.9 + (n / 20) * width * 0.9)} ${fixed(y - h * 0.08)}`,
    );
  for (let n = 1; n < 8; n += 1) net.push(`M${fixed(x - half)} ${fixed(y - h + (n / 8) * h)}H${fixed(x + half)}`);
  paper.fill(rect([x - half, y - h], width, h), palette.ink, 0.18);
  paper.stroke(net.join(""), palette.light, { width: Math.max(0.8, width / 420), opacity: 0.5 });
  paper.stroke(`M${fixed(x - half)} ${fixed(y)}V${fixed(y - h)}H${fixed(x + half)}V${fixed(y)}`, palette.light, {
    width: Math.max(3, width / 60),
    round: true,
  });
}

/** A hoop on its board, hanging from a post; the rim is at 0 0 and 100 units wide. */
export function hoop(stage: Stage, [x, y]: Point, scale: number): void {
  const { paper, palette } = stage;
  paper.transformed(`translate(${fixed(x)} ${fixed(y)}) scale(${scale})`, () => {
    paper.fill(
      rect([-9, -30], 18, 700) +
        polygon([
          [-9, -60],
          [9, -60],
          [30, -20],
          [-30, -20],
        ]),
      palette.ink,
    );
    paper.fill(rect([-104, -134], 208, 128), palette.ink);
    paper.fill(rect([-98, -128], 196, 116), mix(palette.light, palette.glow, 0.25));
    paper.stroke(rect([-38, -82], 76, 58), palette.spot, { width: 6 });
    paper.fill(ellipse([0, 0], 52, 13), palette.ink, 0.35);
    const strands = [-5, -3, -1, 1, 3, 5].map(
      (n) => `M${n * 9.6} 4Q${n * 7} 40 ${n * 5.4 + 6} 70M${n * 9.6} 4Q${n * 7} 40 ${n * 5.4 - 6} 70`,
    );
    paper.stroke(`${strands.join("")}M-44 26Q0 38 44 26M-36 46Q0 56 36 46`, palette.light, {
      width: 2.6,
      opacity: 0.9,
    });
    paper.stroke(ellipse([0, 0], 52, 13), palette.spot, { width: 7 });
  });
}
