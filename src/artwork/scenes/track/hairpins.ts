import { mix } from "#artwork/colour.ts";
import { heightAt, peak, ridge, rimLine } from "#artwork/motifs/land.ts";
import { ribbon } from "#artwork/motifs/road.ts";
import { glow, haze, sky } from "#artwork/motifs/sky.ts";
import { circle, curve, type Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A mountain road, bend below bend. */
export function drawHairpins(stage: Stage): void {
  const { paper, palette, random } = stage;
  const set = relit(stage, [640 + random.sign() * random.range(250, 330), 180], 84);
  sky(set);
  peak(set, { summit: [640 + random.range(-60, 60), 110], base: 470, spread: 480, depth: 0.12, snow: 0.35 });
  peak(set, { summit: [random.pick([230, 1050]), 220], base: 480, spread: 320, depth: 0.25, snow: 0.2 });
  haze(set, { from: 250, to: 430, opacity: 0.7 });
  const slope = ridge(set, { y: 372, height: 24, waves: 2, depth: 0.42, label: "slope" });
  rimLine(set, slope);
  const points = serpentine(heightAt(slope, 640), random.sign());
  const width = (along: number): number => 7 + 88 * along ** 1.5;
  for (const step of [0, 1, 2])
    ridge(set, { y: 450 + step * 74, height: 34, waves: 3, depth: 0.42 + step * 0.07, label: `terrace-${step}` });
  const lower = points.map(([x, y], index): Point => [x, y + 4 + 26 * (index / points.length) ** 2]);
  paper.fill(ribbon(lower, width), mix(stage.tone(0.9), palette.ink, 0.5));
  paper.fill(
    ribbon(points, (along) => width(along) + 3 + 14 * along),
    mix(palette.light, palette.glow, 0.25),
  );
  paper.fill(ribbon(points, width), mix(palette.ink, palette.deep, 0.12));
  paper.stroke(curve(points.slice(96, 140)), palette.light, { width: 4, dash: "34 26" });
  trail(set, points.slice(34, 92));
}

/** The course of a mountain road from its pass down to the viewer. */
function serpentine(top: number, side: number): Point[] {
  return Array.from({ length: 150 }, (_, index): Point => {
    const along = index / 149;
    const swing = Math.sin(Math.PI * (4.4 * along + 0.35));
    return [
      640 + side * swing * (40 + 430 * along),
      top + 4 + 440 * along ** 1.7 - 60 * along ** 2 * Math.cos(Math.PI * (4.4 * along + 0.35)),
    ];
  });
}

/** Light of a car that has just gone by, drawn out along its way. */
function trail(stage: Stage, points: readonly Point[]): void {
  const [tail, head]: [Point, Point] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
  const paint = stage.paper.linear(tail, head, [
    [0, stage.palette.spot, 0],
    [0.5, stage.palette.spot],
    [1, stage.palette.light],
  ]);
  stage.paper.stroke(curve(points), paint, { width: 7, round: true });
  glow(stage, head, { radius: 90, opacity: 0.9 });
  stage.paper.fill(circle(head[0], head[1], 7), stage.palette.light);
}
