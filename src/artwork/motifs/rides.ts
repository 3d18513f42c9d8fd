// What turns and runs on a fair: the great wheel, a looping track with its train.
import { mix } from "#artwork/colour.ts";
import { circle, curve, fixed, type Point, rect } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";
import { ribbon } from "./road.ts";
import { silhouette } from "./silhouette.ts";
import { glow } from "./sky.ts";

/** A Ferris wheel with its cabins and lamps; it turns with the time of the loop. */
export function wheelOfLights(stage: Stage, [x, y]: Point, radius: number): void {
  const { paper, palette, time } = stage;
  const colour = stage.tone(0.7);
  const point = (turn: number, r: number): Point => {
    const angle = ((turn + time) / 12) * 2 * Math.PI;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  };
  glow(stage, [x, y], { radius: radius * 1.5, opacity: 0.35 });
  const spokes = Array.from(
    { length: 12 },
    (_, n) => `M${fixed(x)} ${fixed(y)}L${point(n, radius).map(fixed).join(" ")}`,
  );
  paper.stroke(`${spokes.join("")}M${x - radius * 0.55} 640L${fixed(x)} ${fixed(y)}L${x + radius * 0.55} 640`, colour, {
    width: 4,
  });
  paper.stroke(`M${x - radius * 0.55} 640L${fixed(x)} ${fixed(y)}L${x + radius * 0.55} 640`, colour, { width: 11 });
  for (const [r, width] of [
    [1, 7],
    [0.86, 3],
  ] as const)
    paper.stroke(circle(x, y, radius * r), colour, { width });
  for (let n = 0; n < 12; n += 1) {
    const [cx, cy] = point(n, radius);
    const cabin = `M${fixed(cx - 14)} ${fixed(cy + 6)}Q${fixed(cx)} ${fixed(cy - 6)} ${fixed(cx + 14)} ${fixed(cy + 6)}V${fixed(cy + 26)}H${fixed(cx - 14)}Z`;
    paper.fill(cabin, n % 2 === 0 ? palette.spot : mix(palette.light, palette.deep, 0.25));
  }
  const lamps = Array.from({ length: 36 }, (_, n) => circle(...point(n / 3, radius * 0.93), 2.6));
  paper.fill(lamps.join("") + circle(x, y, 12), palette.light);
}

/** A track with one loop and the train on its way into it; `side` is where it runs. */
export function loopingTrack(stage: Stage, loop: { x: number; foot: number; radius: number; side: number }): void {
  const { paper, palette } = stage;
  const { x, foot, radius, side } = loop;
  const points = Array.from({ length: 90 }, (_, n): Point => {
    const along = n / 89;
    const turn = Math.min(1, Math.max(0, (along - 0.3) / 0.4)) * 2 * Math.PI;
    const hill =
      along < 0.3
        ? 190 * Math.sin((along / 0.3) * Math.PI) ** 2
        : along > 0.7
          ? 110 * Math.sin(((along - 0.7) / 0.3) * Math.PI) ** 2
          : 0;
    return [
      x + side * ((along - 0.5) * 760 + radius * 1.3 * Math.sin(turn)),
      foot - 26 - hill - radius * (1 - Math.cos(turn)),
    ];
  });
  const posts = points.filter((_, n) => n % 6 === 3).map(([px, py]) => rect([px - 2, py], 4, foot + 40 - py));
  paper.fill(posts.join(""), stage.tone(0.55));
  const rail = ribbon(points, () => 13);
  paper.fill(rail, mix(palette.spot, palette.ink, 0.2));
  paper.stroke(curve(points), palette.light, { width: 3, dash: "8 8" });
  for (const n of [11, 14, 17]) {
    const [[px, py], [nx, ny]] = [points[n] ?? [0, 0], points[n + 1] ?? [1, 0]];
    const turnBy = (Math.atan2(ny - py, (nx - px) * side) * 180 * side) / Math.PI;
    silhouette(stage, "M-22 -6L-24 -20L-12 -28L4 -28L8 -18L22 -14L22 -6Z", {
      at: [px, py],
      scale: 0.9,
      turn: turnBy,
      flip: side < 0,
    });
  }
}

/** A striped tent with its flag, standing at `x`. */
export function tent(stage: Stage, x: number, colour: string): void {
  const { paper, palette } = stage;
  const random = stage.random.fork(`tent-${x}`);
  const [top, w] = [520 - random.range(0, 40), random.range(80, 110)];
  const cloth = (n: number): string => {
    const left = fixed(x - w + (n * w) / 3);
    return `M${x} ${fixed(top - 70)}L${left} ${fixed(top)}V614h${fixed(w / 3)}V${fixed(top)}Z`;
  };
  paper.fill([0, 1, 2, 3, 4, 5].map(cloth).join(""), colour);
  paper.fill([1, 3, 5].map(cloth).join(""), mix(palette.light, palette.glow, 0.3));
  paper.fill(`M${x} ${fixed(top - 68)}v-34l30 10l-30 10Z`, palette.ink);
}

/** Lamps on a line that hangs between two points at one height. */
export function lampString(stage: Stage, [x, y]: Point): void {
  const lamps = Array.from({ length: 13 }, (_, n) => circle(x + n * 42, y + 70 * Math.sin((n / 12) * Math.PI), 6));
  stage.paper.stroke(`M${x} ${y}Q${x + 252} ${y + 140} ${x + 504} ${y}`, stage.palette.ink, { width: 2 });
  stage.paper.fill(lamps.join(""), stage.palette.light);
}
