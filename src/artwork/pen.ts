// What a subject draws with: shapes in its own units, in the paints of the picture it stands in.
import { mix } from "./colour.ts";
import { circle, fixed, type Point } from "./path.ts";
import type { Random } from "./prng.ts";
import type { Stage } from "./stage.ts";

/** Paints by what they do in a picture; every picture has its own colours for them. */
export type Paint =
  | "ink"
  | "dark"
  | "deep"
  | "sky"
  | "glow"
  | "light"
  | "spot"
  | "spot-dark"
  | "spot-light"
  | "grey"
  | "pale"
  | "shade";

export type Pen = {
  /** For what the paints do not say. */
  readonly stage: Stage;
  /** The same in all pictures of the game: what its cars and heroes look like. */
  readonly world: Random;
  /** A moment of a loop, from 0 up to 1. */
  readonly time: number;
  paint(name: Paint): string;
  /** An outline with the thin edge of light that all figures of the series have; for what is large and seen against the sky. */
  body(d: string, paint?: Paint): void;
  fill(d: string, paint: Paint, opacity?: number): void;
  stroke(d: string, paint: Paint, line: { width: number; opacity?: number }): void;
  /** Soft light around a point. */
  glow(at: Point, radius: number, paint?: Paint): void;
  /** Draws something else at a point of this drawing, in its own units. */
  place(placing: { at: Point; scale?: number; turn?: number; flip?: boolean }, draw: () => void): void;
};

const RIM_PX = 2.2;
const SHADE_OPACITY = 0.35;

function paintsOf({ palette: { ink, deep, sky, glow, light, spot } }: Stage): Record<Paint, string> {
  return {
    ink,
    dark: mix(ink, deep, 0.4),
    deep,
    sky,
    glow,
    light,
    spot,
    "spot-dark": mix(spot, ink, 0.5),
    "spot-light": mix(spot, light, 0.5),
    grey: mix(light, ink, 0.5),
    pale: mix(light, glow, 0.35),
    shade: ink,
  };
}

/** A pen for a subject drawn at `at`, `scale` pixels to a unit, looking left when `flip` says so. */
export function createPen(stage: Stage, subject: string, placing: { at: Point; scale: number; flip: boolean }): Pen {
  const { paper, light } = stage;
  const paints = paintsOf(stage);
  const side = (Math.sign(light.at[0] - placing.at[0]) || 1) * (placing.flip ? -1 : 1);
  const edge = RIM_PX / placing.scale;
  const opacityOf = (paint: Paint, opacity?: number) => opacity ?? (paint === "shade" ? SHADE_OPACITY : undefined);
  return {
    stage,
    world: stage.world.fork(`subject/${subject}`),
    time: stage.time,
    paint: (name) => paints[name],
    body: (d, paint = "ink") => {
      const by = `translate(${round(side * edge)} ${round(-edge * 0.55)})`;
      paper.transformed(by, () => paper.fill(d, paints.light));
      paper.fill(d, paints[paint]);
    },
    fill: (d, paint, opacity) => paper.fill(d, paints[paint], opacityOf(paint, opacity)),
    stroke: (d, paint, pen) => paper.stroke(d, paints[paint], { round: true, ...pen }),
    glow: (at, radius, paint = "light") => {
      const colour = paints[paint];
      const gradient = paper.radial(at, radius, [
        [0, colour, 0.7],
        [0.35, colour, 0.26],
        [1, colour, 0],
      ]);
      paper.fill(circle(at[0], at[1], radius), gradient);
    },
    place: ({ at, scale = 1, turn = 0, flip = false }, draw) =>
      paper.transformed(
        `translate(${fixed(at[0])} ${fixed(at[1])}) rotate(${fixed(turn)}) scale(${round(flip ? -scale : scale)} ${round(scale)})`,
        draw,
      ),
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
