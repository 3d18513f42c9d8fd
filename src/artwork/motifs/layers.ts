// Drawings written down as they are made: shape by shape, from back to front.
import { circle } from "#artwork/path.ts";
import type { Paint, Pen } from "#artwork/pen.ts";
import { wheels } from "./wheels.ts";

const PAINTS = [
  "ink",
  "dark",
  "deep",
  "sky",
  "glow",
  "light",
  "spot",
  "spot-dark",
  "spot-light",
  "grey",
  "pale",
  "shade",
] as const satisfies readonly Paint[];

function paintOf(name = ""): Paint {
  const paint = PAINTS.find((known) => known === name);
  if (paint === undefined) throw new Error(`There is no paint "${name}".`);
  return paint;
}

/** Discs of a radius around points. */
function discs(r: number, places: readonly number[]): string {
  return places.flatMap((x, n) => (n % 2 === 0 ? circle(x, places[n + 1] ?? 0, r) : [])).join("");
}

/**
 * Draws shapes, each on a line of its own or after a semicolon, all of them turned by `turn` degrees:
 * `body spot M…` a silhouette with its edge of light, `spot M…` or `spot .5 M…` a filled shape and how opaque it is,
 * `line spot 2 M…` or `line spot 2 .5 M…` a line, how wide and how opaque, `dot spot 5 x y x y…` discs of a radius,
 * `ring spot 3 20 x y…` circles of a width and a radius, `glow spot 40 x y` soft light of a radius, `wheels 20 x x…` wheels of a radius on the ground.
 */
export function layers(pen: Pen, turn = 0): (drawing: string) => void {
  return (drawing) =>
    pen.place({ at: [0, 0], turn }, () => {
      for (const row of drawing.trim().split(/[\n;]/)) drawRow(pen, row.trim());
    });
}

function drawRow(pen: Pen, row: string): void {
  const start = row.indexOf("M");
  const [d, words] = start < 0 ? ["", row.split(" ")] : [row.slice(start), row.slice(0, start).trim().split(" ")];
  const [kind = "", name] = words;
  const [one = 1, two = 0, ...more] = words.slice(2).map(Number);
  switch (kind) {
    case "body":
      return pen.body(d, paintOf(name));
    case "line":
      return pen.stroke(d, paintOf(name), { width: one, opacity: two === 0 ? 1 : two });
    case "dot":
      return pen.fill(discs(one, [two, ...more]), paintOf(name));
    case "ring":
      return pen.stroke(discs(two, more), paintOf(name), { width: one });
    case "glow":
      return pen.glow([two, more[0] ?? 0], one, paintOf(name));
    case "wheels":
      return wheels(pen, words.slice(2).map(Number), Number(name));
    default:
      return pen.fill(d, paintOf(kind), name === undefined ? undefined : Number(name));
  }
}
