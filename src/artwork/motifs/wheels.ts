// What cars have in common: wheels, and how they look from behind and from the front.
import { circle, ellipse, fixed, type Point, rect } from "#artwork/path.ts";
import type { Paint, Pen } from "#artwork/pen.ts";

/** A wheel from the side with a rim of spokes. */
function wheel(pen: Pen, [x, y]: Point, r: number): void {
  pen.fill(circle(x, y, r), "ink");
  pen.fill(circle(x, y, r * 0.62), "grey");
  pen.fill(circle(x, y, r * 0.5), "dark");
  const spokes = [0, 1, 2, 3, 4].map((index) => {
    const angle = (index * 2 * Math.PI) / 5 - 0.3 + 2 * Math.PI * pen.time;
    return `M${x} ${y}L${fixed(x + Math.cos(angle) * r * 0.54)} ${fixed(y + Math.sin(angle) * r * 0.54)}`;
  });
  pen.stroke(spokes.join(""), "grey", { width: r * 0.16 });
  pen.fill(circle(x, y, r * 0.16), "pale");
  pen.stroke(
    `M${fixed(x - r * 0.6)} ${fixed(y - r * 0.6)}A${r * 0.85} ${r * 0.85} 0 0 1 ${fixed(x + r * 0.6)} ${fixed(y - r * 0.6)}`,
    "light",
    {
      width: r * 0.07,
      opacity: 0.35,
    },
  );
}

/** Wheels of one size along a line. */
export function wheels(pen: Pen, xs: readonly number[], r: number): void {
  for (const x of xs) wheel(pen, [x, -r], r);
}

export type CarEnd = { half: number; shoulder: number; roof: number; paint: Paint; cabin?: number };

/** The end of a car: from behind with its tail lamps, from the front with its headlamps. `cabin` is the roof's share of the width. */
export function carEnd(
  pen: Pen,
  view: "behind" | "head-on",
  { half, shoulder, roof, paint, cabin = 0.62 }: CarEnd,
): void {
  const [h, q, s] = [half, half * cabin, -shoulder];
  const front = view === "head-on";
  const tyre = rect([-h * 0.96, -24], h * 0.32, 25) + rect([h * 0.64, -24], h * 0.32, 25);
  const top = `L${fixed(-h * 0.8)} ${s}C${fixed(-q * 1.06)} ${-roof + 8} ${fixed(-q)} ${-roof} ${fixed(-q * 0.8)} ${-roof}L${fixed(q * 0.8)} ${-roof}C${fixed(q)} ${-roof} ${fixed(q * 1.06)} ${-roof + 8} ${fixed(h * 0.8)} ${s}`;
  pen.fill(tyre, "ink");
  pen.body(
    `M${-h} -10C${-h - 4} ${fixed(s * 0.6)} ${-h} ${s + 6} ${fixed(-h * 0.88)} ${s}${top}L${fixed(h * 0.88)} ${s}C${h} ${s + 6} ${h + 4} ${fixed(s * 0.6)} ${h} -10Z`,
    paint,
  );
  const edge = -roof + 7;
  pen.fill(
    `M${fixed(-h * 0.68)} ${s + 1}C${fixed(-q * 0.94)} ${edge + 3} ${fixed(-q * 0.9)} ${edge} ${fixed(-q * 0.76)} ${edge}L${fixed(q * 0.76)} ${edge}C${fixed(q * 0.9)} ${edge} ${fixed(q * 0.94)} ${edge + 3} ${fixed(h * 0.68)} ${s + 1}Z`,
    "dark",
  );
  pen.fill(ellipse([-q * 0.5, s], q * 0.13, shoulder * 0.2) + ellipse([q * 0.5, s], q * 0.13, shoulder * 0.2), "shade");
  pen.fill(
    `M${fixed(-q * 0.5)} ${s}L${fixed(-q * 0.1)} ${edge}L${fixed(q * 0.16)} ${edge}L${fixed(-q * 0.2)} ${s}Z`,
    "pale",
    0.25,
  );
  pen.fill(
    `M${-h} -10C${-h - 2} -18 ${-h - 2} ${fixed(s * 0.5)} ${-h} ${fixed(s * 0.52)}L${h} ${fixed(s * 0.52)}C${h + 2} ${fixed(s * 0.5)} ${h + 2} -18 ${h} -10Z`,
    "shade",
  );
  pen.fill(rect([-h * 0.42, s * 0.62], h * 0.84, -s * 0.3), front ? "ink" : "shade");
  pen.fill(rect([-h * 0.2, s * 0.38], h * 0.4, -s * 0.2), "pale");
  const lamp = (x: number): string =>
    front ? ellipse([x, s * 0.7], h * 0.15, -s * 0.17) : rect([x - h * 0.17, s * 0.84], h * 0.34, -s * 0.24);
  for (const x of [-h * 0.72, h * 0.72]) {
    pen.fill(lamp(x), "ink");
    pen.glow([x, s * 0.7], h * (front ? 0.7 : 0.45), front ? "light" : "spot-light");
  }
  pen.place({ at: [0, s * 0.09], scale: 0.87 }, () =>
    pen.fill(lamp(-h * 0.83) + lamp(h * 0.83), front ? "light" : "spot-light"),
  );
}
