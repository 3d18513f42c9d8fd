// The sheet a picture is printed on: collects shapes and gradients as SVG. Knows no scene, reads no file and no font.
import { fixed, type Point } from "./path.ts";

/** Where along the gradient (0 to 1), which colour, how opaque (1 when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

export type Paper = {
  /** Fills an outline with a colour or a gradient made by `linear` or `radial`. */
  fill(d: string, paint: string, opacity?: number): void;
  stroke(d: string, paint: string, pen: { width: number; opacity?: number; round?: boolean; dash?: string }): void;
  /** Fills `d` without what lies inside `hole`. */
  cut(d: string, hole: string, paint: string): void;
  /** A gradient from one point to another, in picture coordinates. */
  linear(from: Point, to: Point, stops: readonly Stop[]): string;
  radial(centre: Point, radius: number, stops: readonly Stop[]): string;
  /** Draws what `draw` draws under an SVG transform. */
  transformed(transform: string, draw: () => void): void;
  /** Draws what `draw` draws inside an outline only. */
  clipped(d: string, draw: () => void): void;
  /** What follows is drawn on a plane of its own, nearer than all before it. Not inside `transformed` or `clipped`. */
  plane(): void;
  /** Draws what `draw` draws on the farthest plane, over what it holds. */
  behind(draw: () => void): void;
  /** The planes from far to near, each with the definitions it needs to stand alone. Empty ones are left out. */
  planes(): string[];
  /** Everything drawn so far, definitions first. */
  markup(): string;
};

const REFERENCE = /url\(#(d\d+)\)/g;

function stopMarkup([offset, colour, opacity]: Stop): string {
  return `<stop offset="${fixed(offset * 100)}%" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${fixed(opacity * 100)}%"`}/>`;
}

/** An empty sheet. */
export function createPaper(): Paper {
  const definitions: string[] = [];
  let body: string[] = [];
  const drawn = [body];
  const define = (markup: (id: string) => string): string => {
    const id = `d${definitions.length}`;
    definitions.push(markup(id));
    return `url(#${id})`;
  };
  const wrapped = (open: string, draw: () => void): void => {
    body.push(open);
    draw();
    body.push("</g>");
  };
  return {
    fill: (d, paint, opacity) => {
      body.push(
        `<path d="${d}" fill="${paint}"${opacity === undefined ? "" : ` fill-opacity="${fixed(opacity * 100)}%"`}/>`,
      );
    },
    cut: (d, hole, paint) => {
      body.push(`<path d="${d}${hole}" fill="${paint}" fill-rule="evenodd"/>`);
    },
    stroke: (d, paint, { width, opacity = 1, round = false, dash }) => {
      const ends = round ? ' stroke-linecap="round" stroke-linejoin="round"' : "";
      const dashes = dash === undefined ? "" : ` stroke-dasharray="${dash}"`;
      body.push(
        `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${fixed(width)}" stroke-opacity="${fixed(opacity * 100)}%"${ends}${dashes}/>`,
      );
    },
    linear: (from, to, stops) =>
      define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${fixed(from[0])}" y1="${fixed(from[1])}" x2="${fixed(to[0])}" y2="${fixed(to[1])}">${stops.map(stopMarkup).join("")}</linearGradient>`,
      ),
    radial: (centre, radius, stops) =>
      define(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${fixed(centre[0])}" cy="${fixed(centre[1])}" r="${fixed(radius)}">${stops.map(stopMarkup).join("")}</radialGradient>`,
      ),
    transformed: (transform, draw) => wrapped(`<g transform="${transform}">`, draw),
    clipped: (d, draw) => {
      const clip = define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
      wrapped(`<g clip-path="${clip}">`, draw);
    },
    plane: () => {
      body = [];
      drawn.push(body);
    },
    behind: (draw) => {
      const present = body;
      body = drawn[0] ?? present;
      draw();
      body = present;
    },
    planes: () =>
      drawn
        .filter((shapes) => shapes.length > 0)
        .map((shapes) => {
          const markup = shapes.join("");
          const used = new Set(Array.from(markup.matchAll(REFERENCE), ([, id]) => id));
          return `<defs>${definitions.filter((_, index) => used.has(`d${index}`)).join("")}</defs>${markup}`;
        }),
    markup: () => `<defs>${definitions.join("")}</defs>${drawn.flat().join("")}`,
  };
}
