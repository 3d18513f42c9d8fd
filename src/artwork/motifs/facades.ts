// Fronts along a street: walls with signs, shops, houses of a suburb, hotels, false fronts, ruins, stalls.
import { mix } from "#artwork/colour.ts";
import { fixed, type Point, rect } from "#artwork/path.ts";
import type { Random } from "#artwork/prng.ts";
import type { Stage } from "#artwork/stage.ts";
import { windows } from "./buildings.ts";
import { glow } from "./sky.ts";

/** A wall on either side of an alley, each with windows and a sign that shines. */
export function wallsWithSigns(
  stage: Stage,
  { gap, x, depth, index }: { gap: number; x: number; depth: number; index: number },
): void {
  const { paper, palette } = stage;
  const random = stage.random.fork(`wall-${index}`);
  for (const side of [-1, 1]) {
    const inner = x + side * gap;
    const left = side < 0 ? inner - 900 : inner;
    const foot = 610 + index * 50;
    paper.fill(rect([left, -220], 900, foot + 220), stage.tone(depth));
    paper.fill(rect([inner - (side < 0 ? 0 : 3), -220], 3, foot + 220), palette.light, 0.6);
    const near = { x: side < 0 ? inner - 130 : inner, top: random.range(-40, 20), width: 130 };
    const panes = windows(random, near, { floor: 560, size: 8 + index * 4, lit: 0.3 });
    paper.fill(panes, mix(palette.light, palette.glow, 0.4), 0.55);
    const [top, height, width] = [random.range(150, 330), random.range(80, 170), 26 + index * 10];
    const signLeft = side < 0 ? inner + 6 : inner - 6 - width;
    const colour = random.chance(0.6) ? palette.spot : palette.light;
    glow(stage, [signLeft + width / 2, top + height / 2], { radius: 130, opacity: 0.35, colour });
    paper.fill(rect([signLeft, top], width, height), palette.ink);
    const bars = [0, 1, 2, 3].map((bar) =>
      rect([signLeft + 6, top + 8 + (bar * (height - 16)) / 4], width - 12, (height - 16) / 4 - 8),
    );
    paper.fill(bars.join(""), colour);
  }
}

/** How one front looks: its outline, what shines in it, and what is painted in a colour of its own. */
export type Front = { wall: string; lit?: string; trim?: string; holes?: string };

/** Draws a row of fronts across the picture, each `width` wide, on a line. */
export function frontRow(
  stage: Stage,
  row: { floor: number; width: readonly [number, number]; depth: number; gap?: number },
  front: (random: Random, at: readonly [x: number, y: number], width: number) => Front,
): void {
  const { paper, palette } = stage;
  const random = stage.random.fork(`${front.name}-${row.depth}`);
  let index = random.int(0, 2);
  for (let x = -200; x < 1460;) {
    const width = random.range(...row.width);
    const { wall, lit = "", trim = "", holes = "" } = front(random, [x, row.floor], width);
    const colour = mix(
      stage.tone(row.depth),
      [palette.glow, palette.deep, palette.light][index % 3] ?? palette.glow,
      0.22,
    );
    paper.fill(wall, colour);
    paper.fill(holes, mix(colour, palette.ink, 0.5));
    paper.fill(trim, index % 2 === 0 ? mix(palette.spot, palette.ink, 0.25) : mix(colour, palette.ink, 0.55));
    paper.fill(lit, mix(palette.light, palette.spot, 0.25), 0.9);
    x += width + (row.gap ?? 0);
    index += 1;
  }
}

/** A house of a suburb with its door and garage. */
export function suburbHouse(random: Random, [x, y]: readonly [number, number], width: number): Front {
  const [h, w] = [width * random.range(0.34, 0.42), width * 0.86];
  const top = fixed(y - h);
  const peak = fixed(y - h - width * random.range(0.24, 0.36));
  const ridge = x + w * random.range(0.35, 0.65);
  return {
    wall: `M${fixed(x)} ${y}V${top}L${fixed(ridge)} ${peak}L${fixed(x + w)} ${top}V${y}Z${rect([x + w * 0.78, y - h * 1.6], w * 0.07, h)}`,
    trim: `M${fixed(x - 12)} ${fixed(y - h + 6)}L${fixed(ridge)} ${peak - 8}L${fixed(x + w + 12)} ${fixed(y - h + 6)}V${top}L${fixed(ridge)} ${peak + 10}L${fixed(x - 12)} ${top}Z${rect([x + w * 0.12, y - h * 0.62], w * 0.32, h * 0.62)}`,
    lit:
      rect([x + w * 0.56, y - h * 0.7], w * 0.12, h * 0.3) +
      rect([x + w * 0.74, y - h * 0.7], w * 0.12, h * 0.3) +
      rect([ridge - w * 0.05, y - h * 1.24], w * 0.1, h * 0.24),
  };
}

/** A shop under two floors of windows, its awning out. */
export function shopFront(random: Random, [x, y]: readonly [number, number], width: number): Front {
  const floors = random.int(2, 4);
  const top = y - 84 - floors * 56;
  const columns = Math.max(2, Math.round(width / 52));
  const step = width / columns;
  const panes = Array.from({ length: columns * floors }, (_, n) =>
    random.chance(0.4)
      ? rect([x + (n % columns) * step + step * 0.3, y - 128 - Math.floor(n / columns) * 56], step * 0.4, 32)
      : "",
  );
  return {
    wall: rect([x, top], width - 4, y - top) + rect([x - 5, top - 8], width + 6, 12),
    lit: panes.join("") + rect([x + width * 0.08, y - 62], width * 0.5, 46),
    trim: `M${fixed(x + 4)} ${y - 84}H${fixed(x + width - 8)}L${fixed(x + width + 2)} ${y - 60}H${fixed(x - 6)}Z${rect([x + width * 0.68, y - 56], width * 0.2, 56)}`,
  };
}

/** A hotel by the sea: bands of balconies, round corners and a fin. */
export function hotelFront(random: Random, [x, y]: readonly [number, number], width: number): Front {
  const floors = random.int(3, 5);
  const [top, w] = [y - floors * 44 - 30, width - 14];
  const rows = Array.from({ length: floors }, (_, n) => y - 34 - n * 44);
  return {
    wall: `M${fixed(x)} ${y}V${top + 22}Q${fixed(x)} ${top} ${fixed(x + 22)} ${top}H${fixed(x + w - 22)}Q${fixed(x + w)} ${top} ${fixed(x + w)} ${top + 22}V${y}Z${rect([x + w / 2 - 9, top - 46], 18, 50)}`,
    trim:
      rows.map((row) => rect([x - 5, row - 12], w + 10, 5)).join("") + rect([x + w / 2 - 4, top - 40], 8, floors * 40),
    lit: rows
      .map((row) =>
        [0.1, 0.28, 0.62, 0.8].map((at) => (random.chance(0.6) ? rect([x + w * at, row], w * 0.1, 22) : "")).join(""),
      )
      .join(""),
  };
}

/** A false front of boards with a porch, as in towns of the frontier. */
export function frontierFront(random: Random, [x, y]: readonly [number, number], width: number): Front {
  const h = random.range(120, 180);
  const w = width - 8;
  const crown = random.pick([
    rect([x + w * 0.2, y - h - 26], w * 0.6, 30),
    `M${fixed(x)} ${fixed(y - h + 1)}L${fixed(x + w / 2)} ${fixed(y - h - 46)}L${fixed(x + w)} ${fixed(y - h + 1)}Z`,
    rect([x - 6, y - h - 8], w + 12, 12),
  ]);
  const posts = [0.02, 0.34, 0.64, 0.95].map((at) => rect([x + w * at, y - 66], 7, 66)).join("");
  return {
    wall: rect([x, y - h], w, h) + crown,
    trim: `M${fixed(x - 8)} ${y - 60}L${fixed(x + 8)} ${y - 78}H${fixed(x + w - 8)}L${fixed(x + w + 8)} ${y - 60}Z${posts}${rect([x + w * 0.18, y - h + 16], w * 0.64, 24)}`,
    lit:
      rect([x + w * 0.14, y - 50], w * 0.16, 30) +
      rect([x + w * 0.7, y - 50], w * 0.16, 30) +
      rect([x + w * 0.2, y - h + 52], w * 0.12, 22) +
      rect([x + w * 0.68, y - h + 52], w * 0.12, 22),
  };
}

/** What is left of a high-rise: a broken crown, holes where windows were. */
export function ruinFront(random: Random, [x, y]: readonly [number, number], width: number): Front {
  const h = random.range(150, 400);
  const w = width * 0.9;
  const teeth = [0.18, 0.34, 0.5, 0.66, 0.84].map(
    (at) =>
      `L${fixed(x + w * at)} ${fixed(y - h * random.range(0.7, 1.12))}L${fixed(x + w * (at + 0.06))} ${fixed(y - h * random.range(0.6, 1))}`,
  );
  const holes = Array.from({ length: Math.floor(h / 40) * 4 }, (_, n) =>
    random.chance(0.55) ? rect([x + w * (0.12 + (n % 4) * 0.2), y - 40 - Math.floor(n / 4) * 38], w * 0.1, 20) : "",
  );
  return {
    wall: `M${fixed(x)} ${y + 20}V${fixed(y - h * random.range(0.6, 0.9))}${teeth.join("")}L${fixed(x + w)} ${fixed(y - h * random.range(0.4, 0.8))}V${y + 20}Z`,
    holes: holes.join(""),
  };
}

/** A market stall with a striped awning and its goods. */
export function stall(random: Random, [x, y]: readonly [number, number], width: number): Front {
  const w = width * 0.9;
  const stripe = w / 7;
  const cloth = (n: number): string =>
    `M${fixed(x + n * stripe)} ${y - 112}h${fixed(stripe)}l${n < 3 ? -4 : 4} 40q${fixed(-stripe / 2)} 12 ${fixed(-stripe)} 0Z`;
  const goods = Array.from(
    { length: 6 },
    (_, n) =>
      `M${fixed(x + 10 + (n * (w - 20)) / 6)} ${y - 42}a${fixed(w / 14)} ${random.int(8, 16)} 0 0 1 ${fixed(w / 7)} 0Z`,
  );
  return {
    wall:
      rect([x, y - 42], w, 42) +
      rect([x + 2, y - 90], 6, 60) +
      rect([x + w - 8, y - 90], 6, 60) +
      [1, 3, 5].map(cloth).join(""),
    trim: [0, 2, 4, 6].map(cloth).join("") + rect([x - 4, y - 44], w + 8, 8),
    lit: goods.join(""),
  };
}

/** Boards with plain colours: a row across the picture at `y`, or each at one of the spots beside a road. */
export function hoardings(stage: Stage, spots: readonly { at: Point; scale: number }[]): void {
  const { paper, palette } = stage;
  const colours = [palette.spot, palette.light, mix(palette.deep, palette.glow, 0.4)];
  for (const [index, { at, scale }] of spots.entries()) {
    const [w, h] = [130 * scale, 66 * scale];
    paper.fill(rect([at[0] - w, at[1] - h], 2 * w, h), stage.tone(0.8));
    paper.fill(rect([at[0] - w * 0.94, at[1] - h * 0.9], w * 1.88, h * 0.66), colours[index % 3] ?? palette.spot);
  }
}
