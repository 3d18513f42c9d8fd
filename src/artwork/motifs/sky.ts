// Everything above the horizon: the graded sky, the one source of light and what drifts between.
import { mix } from "#artwork/colour.ts";
import { blob, circle, ellipse, fixed, line, polygon, rect, type Point } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";

const BLEED = 220;
const WIDTH = 1280;
const HEIGHT = 720;
/** The whole sheet with what a moving camera may uncover. */
export const SHEET = rect([-BLEED, -BLEED], WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED);

/** The full sky with its light, as most scenes open. */
export function sky(stage: Stage, options: { sun?: boolean } = {}): void {
  backdrop(stage);
  if (stage.night) stars(stage, 110);
  skyPattern(stage);
  if (options.sun !== false) sun(stage);
  clouds(stage);
}

/** Only the gradient from the top of the sky to the glow at the horizon. */
export function backdrop(stage: Stage): void {
  const { paper, palette, horizon } = stage;
  const paint = paper.linear(
    [0, 0],
    [0, horizon + 60],
    [
      [0, palette.sky],
      [0.45, mix(palette.sky, palette.glow, 0.32)],
      [0.8, mix(palette.sky, palette.glow, 0.82)],
      [1, palette.glow],
    ],
  );
  paper.fill(SHEET, paint);
}

/** Pinprick stars, a few of them large; they twinkle with the time of the loop. */
export function stars(stage: Stage, count: number): void {
  const random = stage.random.fork("stars");
  const small: string[] = [];
  const large: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const [x, y] = [random.range(0, WIDTH), random.range(0, 1) ** 1.4 * stage.horizon];
    const twinkle = 0.75 + 0.25 * Math.sin(2 * Math.PI * (stage.time + random.next()));
    if (random.chance(0.1)) large.push(circle(x, y, random.range(1.6, 2.6) * twinkle));
    else small.push(circle(x, y, random.range(0.6, 1.3) * twinkle));
  }
  stage.paper.fill(small.join(""), stage.palette.light, 0.6);
  stage.paper.fill(large.join(""), stage.palette.light, 0.95);
}

function skyPattern(stage: Stage): void {
  if (stage.skyStyle === "rays") rays(stage);
  if (stage.skyStyle === "rings") rings(stage);
}

/** Wedges of light that leave the source, as on old posters. */
export function rays(stage: Stage, opacity = 0.1): void {
  const { paper, light, palette } = stage;
  const count = 2 * stage.world.fork("rays").int(9, 14);
  const turn = (2 * Math.PI) / count;
  const wedges = Array.from({ length: count / 2 }, (_, index) => {
    const from = (2 * index + 2 * stage.time) * turn + 0.1;
    const point = (angle: number): Point => [
      light.at[0] + 1700 * Math.cos(angle),
      light.at[1] + 1700 * Math.sin(angle),
    ];
    return polygon([light.at, point(from), point(from + turn)]);
  });
  const paint = paper.radial(light.at, 900, [
    [0, palette.light, opacity * 3],
    [1, palette.light, opacity * 0.4],
  ]);
  paper.fill(wedges.join(""), paint);
}

/** Flat discs of light around the source, each a step fainter. */
export function rings(stage: Stage): void {
  const { light, palette, paper } = stage;
  for (const step of [6.2, 4.6, 3.3, 2.2])
    paper.fill(circle(light.at[0], light.at[1], light.radius * step), palette.light, 0.07);
}

/** Soft light around a point. */
export function glow(stage: Stage, at: Point, options: { radius: number; opacity?: number; colour?: string }): void {
  const { radius, opacity = 0.6, colour = stage.palette.light } = options;
  const paint = stage.paper.radial(at, radius, [
    [0, colour, opacity],
    [0.35, colour, opacity * 0.38],
    [1, colour, 0],
  ]);
  stage.paper.fill(circle(at[0], at[1], radius), paint);
}

/** The one strong light of the picture, in the style of the game's world. */
export function sun(stage: Stage): void {
  const { paper, light, palette } = stage;
  const [x, y] = light.at;
  const r = light.radius;
  glow(stage, light.at, { radius: r * 3.6, opacity: 0.55 });
  const body = paper.linear(
    [x, y - r],
    [x, y + r],
    [
      [0, palette.light],
      [0.6, palette.light],
      [1, mix(palette.light, palette.glow, 0.55)],
    ],
  );
  if (stage.sun === "crescent") paper.fill(crescent(light.at, r * 0.8), palette.light);
  else if (stage.sun === "sliced") sliced(stage, body);
  else if (stage.sun === "eclipse") eclipse(stage);
  else paper.fill(circle(x, y, r), body);
  if (stage.sun === "ringed") paper.stroke(circle(x, y, r * 1.22), palette.light, { width: 2.5, opacity: 0.7 });
  if (stage.sun === "twin")
    paper.fill(circle(x + r * 1.55, y - r * 0.72, r * 0.32), mix(palette.light, palette.spot, 0.35));
}

function crescent([x, y]: Point, r: number): string {
  const [sx, sy, ex, ey] = [x - r * 0.5, y - r * 0.86, x + r * 0.86, y + r * 0.5].map(fixed);
  return `M${sx} ${sy}A${fixed(r)} ${fixed(r)} 0 1 0 ${ex} ${ey}A${fixed(r * 0.86)} ${fixed(r * 0.86)} 0 1 1 ${sx} ${sy}Z`;
}

function sliced(stage: Stage, paint: string): void {
  const [x, y] = stage.light.at;
  const r = stage.light.radius;
  const edges = [-1, 0.02, 0.1, 0.27, 0.36, 0.51, 0.61, 0.74, 0.86, 1];
  for (let index = 0; index < edges.length; index += 2) {
    const [top, bottom] = [edges[index] ?? 0, edges[index + 1] ?? 0];
    stage.paper.clipped(rect([x - r, y + top * r], 2 * r, (bottom - top) * r), () =>
      stage.paper.fill(circle(x, y, r), paint),
    );
  }
}

function eclipse(stage: Stage): void {
  const [x, y] = stage.light.at;
  const r = stage.light.radius;
  stage.paper.fill(circle(x, y, r * 1.07), stage.palette.light);
  stage.paper.fill(circle(x + r * 0.03, y + r * 0.02, r), mix(stage.palette.sky, stage.palette.ink, 0.7));
}

/** Clouds in the style of the picture's sky, none where the sky is plain. */
export function clouds(stage: Stage): void {
  if (stage.skyStyle === "streaks") streaks(stage);
  if (stage.skyStyle === "cumulus") cumulus(stage);
}

function streaks(stage: Stage): void {
  const random = stage.random.fork("streaks");
  const count = random.int(5, 8);
  for (let index = 0; index < count; index += 1) {
    const y = stage.horizon * random.range(0.12, 0.86);
    const width = random.range(260, 620);
    const x = random.range(-100, WIDTH - 200) + 24 * Math.sin(2 * Math.PI * (stage.time + index / count));
    const share = y / stage.horizon;
    const colour = mix(
      mix(stage.palette.sky, stage.palette.glow, share),
      random.chance(0.5) ? stage.palette.light : stage.palette.deep,
      0.3,
    );
    stage.paper.fill(streak([x, y], width, random.range(7, 16)), colour, 0.75);
  }
}

/** A long flat cloud: two offset lenses with pointed ends. */
function streak([x, y]: Point, width: number, height: number): string {
  const lens = (left: number, top: number, length: number): string =>
    `M${fixed(left)} ${fixed(top)}Q${fixed(left + length * 0.4)} ${fixed(top - height)} ${fixed(left + length)} ${fixed(top)}Q${fixed(left + length * 0.55)} ${fixed(top + height * 0.5)} ${fixed(left)} ${fixed(top)}Z`;
  return lens(x, y, width) + lens(x + width * 0.22, y - height * 0.8, width * 0.5);
}

function cumulus(stage: Stage): void {
  const random = stage.random.fork("cumulus");
  const count = random.int(3, 5);
  for (let index = 0; index < count; index += 1) {
    const y = stage.horizon * random.range(0.3, 0.92);
    const x =
      ((index + random.range(0.1, 0.9)) / count) * WIDTH + 20 * Math.sin(2 * Math.PI * (stage.time + index / count));
    cloud(stage, [x, y], random.range(120, 260));
  }
}

/** One flat-bottomed cloud, lit from the side of the light. */
export function cloud(stage: Stage, [x, y]: Point, width: number): void {
  const random = stage.random.fork(`cloud-${fixed(x)}`);
  const puffs = Array.from({ length: 6 }, (_, index): readonly [number, number] => {
    const along = (index + 0.5) / 6;
    return [x + (along - 0.5) * width, width * (0.07 + 0.13 * Math.sin(Math.PI * along)) * random.range(0.8, 1.25)];
  });
  const side = Math.sign(stage.light.at[0] - x) || 1;
  const shape = (dx: number, grow: number): string =>
    puffs.map(([px, r]) => circle(px + dx, y - r * 0.75, r * grow)).join("");
  const base = mix(mix(stage.palette.sky, stage.palette.glow, 0.55), stage.palette.light, 0.25);
  stage.paper.clipped(rect([x - width, y - width], width * 2, width), () => {
    stage.paper.fill(shape(0, 1), mix(base, stage.palette.light, 0.6));
    stage.paper.fill(shape(-side * width * 0.025, 0.9), base);
  });
}

/** A low bank of fog across the picture; it thins out upward and downward. */
export function haze(stage: Stage, band: { from: number; to: number; opacity?: number; colour?: string }): void {
  const { from, to, opacity = 0.6, colour = stage.palette.glow } = band;
  const paint = stage.paper.linear(
    [0, from],
    [0, to],
    [
      [0, colour, 0],
      [0.6, colour, opacity],
      [1, colour, 0],
    ],
  );
  stage.paper.fill(rect([-BLEED, from], WIDTH + 2 * BLEED, to - from), paint);
}

/** A few birds far off, gliding. */
export function birds(stage: Stage, at: Point, count = 6): void {
  const random = stage.random.fork("birds");
  const flock = Array.from({ length: count }, (_, index): string => {
    const [x, y] = [at[0] + random.range(-70, 70), at[1] + random.range(-34, 34)];
    const span = random.range(6, 13);
    const lift = span * (0.35 + 0.2 * Math.sin(2 * Math.PI * (stage.time * 3 + index / count)));
    return line([
      [x - span, y - lift],
      [x, y],
      [x + span, y - lift],
    ]);
  });
  stage.paper.stroke(flock.join(""), stage.palette.ink, { width: 2.2, round: true, opacity: 0.85 });
}

/** Dust, embers, spores or snow in the air. */
export function motes(stage: Stage, options: { count: number; colour?: string; size?: number; top?: number }): void {
  const random = stage.random.fork("motes");
  const { count, colour = stage.palette.light, size = 2.2, top = 0 } = options;
  const dots = Array.from({ length: count }, () => {
    const fall = (random.next() + stage.time) % 1;
    const sway = 14 * Math.sin(2 * Math.PI * (stage.time + random.next()));
    return circle(random.range(-20, WIDTH + 20) + sway, top + fall * (HEIGHT - top), size * random.range(0.4, 1.3));
  });
  stage.paper.fill(dots.join(""), colour, 0.75);
}

/** Curtains of northern light. */
export function aurora(stage: Stage): void {
  const random = stage.random.fork("aurora");
  for (let band = 0; band < 3; band += 1) {
    const y = 120 + band * 62 + random.range(-20, 20);
    const top = Array.from({ length: 9 }, (_, index): Point => {
      const wave = Math.sin(2 * Math.PI * (index / 5 + stage.time + band / 3)) * 42;
      return [-200 + index * 210, y + wave + random.range(-24, 24)];
    });
    const hang = random.range(90, 170);
    const foot = top.map(([x, topY]): Point => [x + 30, topY + hang]).reverse();
    const colour = band === 1 ? stage.palette.spot : stage.palette.light;
    const paint = stage.paper.linear(
      [0, y - 60],
      [0, y + hang + 30],
      [
        [0, colour, 0],
        [0.75, colour, 0.34],
        [1, colour, 0],
      ],
    );
    stage.paper.fill(blob([...top, ...foot]), paint);
  }
}

/** A soft-edged pool of light or shadow on the ground. */
export function pool(
  stage: Stage,
  at: Point,
  options: { rx: number; ry: number; colour: string; opacity: number },
): void {
  for (const step of [1, 0.72, 0.45]) {
    stage.paper.fill(ellipse(at, options.rx * step, options.ry * step), options.colour, options.opacity / 2.4);
  }
}
