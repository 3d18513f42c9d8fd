// The building a city is known by.
import { mix } from "#artwork/colour.ts";
import { circle, type Point, polygon, rect } from "#artwork/path.ts";
import type { Random } from "#artwork/prng.ts";
import type { Stage } from "#artwork/stage.ts";
import { silhouette } from "./silhouette.ts";

export function drawLandmark(stage: Stage, at: Point, options: { height: number; depth: number }): void {
  const kind = stage.world.fork("landmark").pick(LANDMARKS);
  const lights = landmarkLights(kind, stage.world.fork("landmark-lights"));
  const { height, depth } = options;
  const colour = stage.tone(depth);
  silhouette(stage, landmark(kind), {
    at,
    scale: height / 100,
    colour: stage.paper.linear(
      [0, -100],
      [0, 0],
      [
        [0, colour],
        [0.4, colour],
        [1, mix(colour, stage.palette.glow, Math.max(0, 0.6 - depth * 0.6))],
      ],
    ),
    details: () =>
      stage.paper.fill(
        lights,
        kind === "clock" ? stage.palette.light : mix(stage.palette.light, stage.palette.spot, 0.25),
        0.9,
      ),
  });
}

export type Landmark = "needle" | "stepped" | "twin" | "dome" | "clock" | "blade";

export const LANDMARKS = ["needle", "stepped", "twin", "dome", "clock", "blade"] as const;

/** The building a city is known by, standing at 0 0, 100 units high. */
export function landmark(kind: Landmark): string {
  switch (kind) {
    case "needle":
      return (
        polygon([
          [-11, 0],
          [-3, -62],
          [3, -62],
          [11, 0],
        ]) +
        "M-13 -62L13 -62L9 -69L-9 -69Z" +
        rect([-7, -73], 14, 4) +
        polygon([
          [-2, -73],
          [0, -104],
          [2, -73],
        ])
      );
    case "stepped":
      return (
        rect([-15, -48], 30, 48) +
        rect([-11.5, -66], 23, 20) +
        rect([-8, -78], 16, 14) +
        rect([-5, -86], 10, 10) +
        polygon([
          [-1.6, -86],
          [0, -106],
          [1.6, -86],
        ])
      );
    case "twin":
      return (
        rect([-17, -84], 14, 84) +
        rect([3, -84], 14, 84) +
        rect([-4, -50], 8, 5) +
        polygon([
          [-17, -84],
          [-10, -97],
          [-3, -84],
        ]) +
        polygon([
          [3, -84],
          [10, -97],
          [17, -84],
        ]) +
        rect([-10.6, -106], 1.2, 12) +
        rect([9.4, -106], 1.2, 12)
      );
    case "dome":
      return (
        rect([-25, -30], 50, 30) +
        rect([-15, -46], 30, 18) +
        "M-15 -45C-16 -68 16 -68 15 -45Z" +
        rect([-3, -70], 6, 10) +
        polygon([
          [-3, -70],
          [0, -84],
          [3, -70],
        ]) +
        rect([-31, -18], 62, 18)
      );
    case "clock":
      return (
        rect([-8, -78], 16, 78) +
        rect([-10, -80], 20, 19) +
        polygon([
          [-10, -80],
          [0, -106],
          [10, -80],
        ]) +
        rect([-9.5, -58], 19, 3)
      );
    case "blade":
      return polygon([
        [-14, 0],
        [-11, -70],
        [9, -102],
        [13, 0],
      ]);
  }
}

/** What shines on `landmark`: rows of windows, a clock, a beacon. */
export function landmarkLights(kind: Landmark, random: Random): string {
  const rows = (half: number, from: number, to: number): string =>
    Array.from({ length: Math.floor((to - from) / 5) }, (_, row) =>
      Array.from({ length: Math.floor((half * 2 - 3) / 4) }, (__, column) =>
        random.chance(0.5) ? rect([-half + 2.4 + column * 4, -to + row * 5], 1.8, 2.6) : "",
      ).join(""),
    ).join("");
  if (kind === "clock") return circle(0, -70, 6.4);
  if (kind === "needle") return rect([-11, -66.5], 22, 1.8);
  if (kind === "dome") return rows(24, 4, 26);
  if (kind === "twin") return "";
  return rows(kind === "blade" ? 10 : 11, 6, 62);
}
