// What hangs in space: planets, moons, belts of rock, galaxies, stations, holes.
import { mix } from "#artwork/colour.ts";
import { blob, circle, fixed, type Point, polygon } from "#artwork/path.ts";
import type { Random } from "#artwork/prng.ts";
import type { Stage } from "#artwork/stage.ts";
import { glow } from "./sky.ts";

export type Planet = {
  at: Point;
  radius: number;
  colour: string;
  ring?: boolean;
  bands?: number;
  tilt?: number;
  label: string;
};

/** A planet with bands, lit from the light of the stage, with its ring before and behind it. */
export function planet(
  stage: Stage,
  { at: [x, y], radius, colour, ring = false, bands = 6, tilt = -18, label }: Planet,
): void {
  const { paper, palette } = stage;
  const random = stage.world.fork(label);
  const angle = Math.atan2(stage.light.at[1] - y, stage.light.at[0] - x);
  const ringColour = mix(palette.light, colour, 0.35);
  if (ring) halfRing(stage, { at: [x, y], radius, tilt }, [ringColour, "back"]);
  const disc = circle(x, y, radius);
  glow(stage, [x, y], { radius: radius * 1.45, opacity: 0.32, colour: mix(colour, palette.light, 0.4) });
  paper.clipped(disc, () => {
    paper.fill(disc, colour);
    paper.transformed(`rotate(${tilt} ${fixed(x)} ${fixed(y)})`, () => {
      for (let band = 0; band < bands; band += 1) {
        const top = y - radius + (2 * radius * (band + random.range(0.1, 0.5))) / bands;
        const tint = mix(colour, random.chance(0.5) ? palette.light : palette.deep, random.range(0.12, 0.34));
        paper.fill(
          wavyBand(random, [x, top], { half: radius * 1.1, height: (radius * random.range(0.3, 1.1)) / bands }),
          tint,
        );
      }
    });
    const shade = paper.linear(
      [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius],
      [x - Math.cos(angle) * radius, y - Math.sin(angle) * radius],
      [
        [0, palette.light, 0.28],
        [0.22, palette.light, 0],
        [0.48, palette.ink, 0],
        [0.52, palette.ink, 0.5],
        [1, palette.ink, 0.88],
      ],
    );
    paper.fill(disc, shade);
  });
  if (ring) halfRing(stage, { at: [x, y], radius, tilt }, [ringColour, "front"]);
}

function wavyBand(random: Random, [x, y]: Point, { half, height }: { half: number; height: number }): string {
  const wave = random.range(-6, 6);
  return `M${fixed(x - half)} ${fixed(y)}Q${fixed(x - half / 2)} ${fixed(y + wave)} ${fixed(x)} ${fixed(y)}T${fixed(x + half)} ${fixed(y)}V${fixed(y + height)}Q${fixed(x + half / 2)} ${fixed(y + height - wave)} ${fixed(x)} ${fixed(y + height)}T${fixed(x - half)} ${fixed(y + height)}Z`;
}

function halfRing(
  stage: Stage,
  disc: { at: Point; radius: number; tilt: number },
  [colour, part]: readonly [string, "back" | "front"],
): void {
  const {
    at: [x, y],
    radius,
    tilt,
  } = disc;
  const sweep = part === "front" ? 0 : 1;
  const arc = (rx: number): string =>
    `M${fixed(x - rx)} ${fixed(y)}A${fixed(rx)} ${fixed(rx * 0.24)} 0 0 ${sweep} ${fixed(x + rx)} ${fixed(y)}`;
  stage.paper.transformed(`rotate(${tilt} ${fixed(x)} ${fixed(y)})`, () => {
    for (const [reach, width, opacity] of [
      [1.42, 0.1, 0.85],
      [1.64, 0.2, 0.6],
      [1.9, 0.12, 0.9],
      [2.06, 0.03, 0.5],
    ] as const)
      stage.paper.stroke(arc(radius * reach), colour, {
        width: radius * width * 0.62,
        opacity: part === "front" ? opacity : opacity * 0.55,
      });
  });
}

/** A moon with craters, lit from the light of the stage. */
export function moon(stage: Stage, [x, y]: Point, options: { radius: number; colour: string }): void {
  const { radius, colour } = options;
  const { paper, palette } = stage;
  const random = stage.random.fork(`moon-${fixed(x)}`);
  const disc = circle(x, y, radius);
  const angle = Math.atan2(stage.light.at[1] - y, stage.light.at[0] - x);
  paper.fill(disc, colour);
  const craters = Array.from({ length: 6 }, () => {
    const [turn, out] = [random.range(0, 6.28), radius * random.range(0.1, 0.72)];
    return circle(x + Math.cos(turn) * out, y + Math.sin(turn) * out, radius * random.range(0.06, 0.17));
  });
  paper.fill(craters.join(""), mix(colour, palette.deep, 0.4));
  paper.fill(
    disc,
    paper.linear(
      [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius],
      [x - Math.cos(angle) * radius, y - Math.sin(angle) * radius],
      [
        [0, palette.ink, 0],
        [0.46, palette.ink, 0],
        [0.54, palette.ink, 0.6],
        [1, palette.ink, 0.85],
      ],
    ),
  );
}

/** A crystal or rock shard standing at a foot, leaning. */
export function shard(random: Random, [x, y]: Point, height: number): { outline: string; face: string } {
  const [lean, half] = [random.range(-0.3, 0.3) * height, height * random.range(0.12, 0.2)];
  const tip: Point = [x + lean, y - height];
  return {
    outline: polygon([
      [x - half, y + 6],
      [x - half * 0.8 + lean * 0.5, y - height * 0.62],
      tip,
      [x + half * 0.9 + lean * 0.6, y - height * 0.5],
      [x + half, y + 6],
    ]),
    face: polygon([
      [x + half * 0.1, y + 6],
      [x + lean * 0.6, y - height * 0.56],
      tip,
      [x + half * 0.9 + lean * 0.6, y - height * 0.5],
      [x + half, y + 6],
    ]),
  };
}

/** A smooth alien growth like a tall mushroom of rock, as one outline. */
export function hoodoo(random: Random, [x, y]: Point, height: number): string {
  const half = height * random.range(0.1, 0.16);
  const cap = half * random.range(1.9, 2.7);
  return (
    polygon([
      [x - half * 1.4, y + 8],
      [x - half * 0.6, y - height * 0.8],
      [x + half * 0.6, y - height * 0.8],
      [x + half * 1.4, y + 8],
    ]) +
    blob([
      [x - cap, y - height * 0.8],
      [x - cap * 0.5, y - height * 0.98],
      [x + cap * 0.4, y - height],
      [x + cap, y - height * 0.8],
      [x, y - height * 0.72],
    ])
  );
}

/** The colour of the world this game goes to. */
export function worldColour(stage: Stage): string {
  const { glow: warm, deep, spot, sky } = stage.palette;
  return stage.world
    .fork("world-colour")
    .pick([mix(warm, deep, 0.2), mix(spot, deep, 0.25), mix(deep, warm, 0.3), mix(sky, warm, 0.55)]);
}
