// A town seen from a slant: houses with pitched roofs, trees like balls, streets between them.
import { mix } from "#artwork/colour.ts";
import { ellipse, type Point, polygon } from "#artwork/path.ts";
import type { Random } from "#artwork/prng.ts";
import type { Stage } from "#artwork/stage.ts";
import { box, onSlant, type Slant } from "./solids.ts";

type Corner = readonly [east: number, south: number, up: number];

/** A flat piece of the ground between two corners. */
export function street(stage: Stage, view: Slant, piece: { from: Point; to: Point; colour: string }): void {
  const { from, to, colour } = piece;
  const corner = (east: number, south: number): Point => onSlant(view, [east, south, 0]);
  stage.paper.fill(polygon([corner(...from), corner(to[0], from[1]), corner(...to), corner(from[0], to[1])]), colour);
}

/** A tree like a ball on a stick. */
export function tree(stage: Stage, view: Slant, [east, south]: Point): void {
  const { paper, palette, light } = stage;
  const [x, y] = onSlant(view, [east, south, 0]);
  const r = view.unit * 0.55;
  const side = Math.sign(light.at[0] - x) || 1;
  paper.fill(ellipse([x, y], r * 0.9, r * 0.4), palette.ink, 0.3);
  paper.fill(ellipse([x, y - r * 1.2], r, r * 1.15), mix(palette.deep, palette.ink, 0.3));
  paper.fill(ellipse([x + side * r * 0.24, y - r * 1.4], r * 0.66, r * 0.8), mix(palette.deep, palette.glow, 0.4));
}

/** A house on `size` by `size` units of the ground; some have a pitched roof, tall ones a flat one. */
export function house(stage: Stage, view: Slant, plot: { at: Point; size: number; random: Random }): void {
  const { paper, palette } = stage;
  const { at, size, random } = plot;
  const [east, south] = at;
  const floors = random.pick([1, 1, 1, 2, 2, 4]);
  const high = floors * 0.95 + 0.2;
  const wall = random.pick([
    palette.light,
    mix(palette.light, palette.glow, 0.6),
    mix(palette.glow, palette.spot, 0.35),
  ]);
  const roof = random.pick([palette.spot, mix(palette.spot, palette.ink, 0.35), mix(palette.deep, palette.ink, 0.3)]);
  const p = ([e, s, u]: Corner): Point => onSlant(view, [east + e, south + s, u]);
  const face = (corners: readonly Corner[]): string => polygon(corners.map(p));
  box(stage, view, { at: [east, south, 0], size: [size, size, high], colour: wall });
  const lit = mix(palette.light, palette.glow, 0.15);
  for (let floor = 0; floor < floors; floor += 1)
    for (const along of [0.16, 0.58]) {
      const [a, b, low, top] = [size * along, size * (along + 0.24), floor * 0.95 + 0.35, floor * 0.95 + 0.85];
      const panes: [Corner[], Corner[]] = [
        [
          [a, size, low],
          [b, size, low],
          [b, size, top],
          [a, size, top],
        ],
        [
          [size, a, low],
          [size, b, low],
          [size, b, top],
          [size, a, top],
        ],
      ];
      for (const pane of panes) paper.fill(face(pane), random.chance(0.5) ? lit : mix(palette.deep, palette.ink, 0.55));
    }
  if (floors > 2) {
    box(stage, view, { at: [east - 0.1, south - 0.1, high], size: [size + 0.2, size + 0.2, 0.2], colour: roof });
    return box(stage, view, { at: [east + 0.5, south + 0.5, high + 0.2], size: [0.8, 0.8, 0.5], colour: wall });
  }
  const [out, top] = [0.25, high + size * 0.42];
  const ridge: readonly [Corner, Corner] = [
    [-out, size / 2, top],
    [size + out, size / 2, top],
  ];
  paper.fill(
    face([
      [size, 0, high],
      [size, size, high],
      [size, size / 2, top],
    ]),
    mix(mix(wall, palette.deep, 0.5), palette.ink, 0.45),
  );
  paper.fill(
    face([[-out, -out, high - 0.1], [size + out, -out, high - 0.1], ridge[1], ridge[0]]),
    mix(roof, palette.ink, 0.45),
  );
  paper.fill(face([[-out, size + out, high - 0.1], [size + out, size + out, high - 0.1], ridge[1], ridge[0]]), roof);
  paper.stroke(`M${p(ridge[0]).join(" ")}L${p(ridge[1]).join(" ")}`, palette.light, { width: 2, opacity: 0.6 });
}
