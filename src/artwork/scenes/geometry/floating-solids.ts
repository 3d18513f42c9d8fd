import { mix } from "#artwork/colour.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { haze, pool, sky } from "#artwork/motifs/sky.ts";
import { box, octahedron, pyramid, sphere } from "#artwork/motifs/solids.ts";
import { lightPath, water } from "#artwork/motifs/water.ts";
import { circle, ellipse, type Point, polygon } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Solids that hang, climb or lie in the light. */
export function drawFloatingSolids(stage: Stage): void {
  const arrangements = [drawOrbit, drawOrbit, drawAscent, drawStillLife] as const;
  arrangements[stage.world.fork("arrangement").int(0, arrangements.length - 1)]?.(stage);
}

/** Cubes that rise over the water towards the light, each further away than the last. */
function drawAscent(stage: Stage): void {
  const { palette, random, paper } = stage;
  const side = random.sign();
  const set = relit(stage, [640 + side * random.range(210, 290), random.range(180, 220)], random.range(95, 130));
  sky(set);
  ridge(set, { y: 500, height: 60, waves: 3, depth: 0.18, sharp: true, label: "far" });
  water(set, 520);
  lightPath(set, 520);
  const steps = 7;
  for (let n = steps - 1; n >= 0; n -= 1) {
    const along = n / (steps - 1);
    const unit = 74 * (1 - along) ** 1.3 + 17;
    const at: Point = [
      640 + side * (-330 + 600 * along ** 0.8),
      590 - 310 * along ** 0.9 + 6 * Math.sin(2 * Math.PI * (stage.time + n / steps)),
    ];
    pool(set, [at[0], 560 + 60 * (1 - along)], { rx: unit * 1.4, ry: unit * 0.2, colour: palette.ink, opacity: 0.4 });
    const colour = n === 3 ? mix(palette.spot, palette.deep, 0.15) : set.tone(0.78 - along * 0.42);
    box(set, { origin: at, unit }, { at: [-0.7, -0.7, -0.35], size: [1.4, 1.4, 0.7], colour });
    if (n === 0) hero(set, [at[0], at[1] - unit * 0.3], { height: 122 });
  }
  paper.fill(circle(640 + side * 270, 250, 3), palette.light);
}

/** Ball, pyramid and cube on a plain, with the shadows of a low sun. */
function drawStillLife(stage: Stage): void {
  const { palette, random, paper, world } = stage;
  const side = random.sign();
  const set = relit(stage, [640 - side * random.range(60, 160), 380], random.range(150, 190));
  sky(set);
  ridge(set, { y: 492, height: 26, waves: 3, depth: 0.2, label: "far" });
  haze(set, { from: 400, to: 540, opacity: 0.6 });
  paper.fill(
    "M-240 520H1520V940H-240Z",
    paper.linear(
      [0, 520],
      [0, 720],
      [
        [0, mix(set.tone(0.3), palette.glow, 0.45)],
        [1, set.tone(0.7)],
      ],
    ),
  );
  const order = world.fork("still-life").int(0, 2);
  const places = [
    [640 + side * 40, 560, 200],
    [640 + side * 330, 600, 150],
    [640 - side * 330, 622, 104],
  ] as const;
  places.forEach(([x, y, size], n) => {
    const lean = (x - set.light.at[0]) * 0.9;
    paper.fill(
      polygon([
        [x - size * 0.6, y],
        [x + size * 0.6, y],
        [x + lean + size * 0.8, 760],
        [x + lean - size * 0.8, 760],
      ]),
      palette.ink,
      0.28,
    );
    const colour = n === 1 ? mix(palette.spot, palette.deep, 0.1) : set.tone(0.62 + n * 0.08);
    const kind = (n + order) % 3;
    if (kind === 0) sphere(set, [x, y - size * 0.78], { r: size * 0.8, colour });
    if (kind === 1) pyramid(set, [x, y], { r: size * 0.95, colour });
    if (kind === 2) {
      const unit = size * 0.6;
      box(set, { origin: [x, y - unit * 0.5], unit }, { at: [-0.8, -0.8, -0.4], size: [1.6, 1.6, 1.6], colour });
    }
  });
  ridge(set, { y: 704, height: 12, waves: 2, depth: 1, label: "edge" });
  hero(set, [640 - side * 120, 694], { height: 104 });
}

function drawOrbit(stage: Stage): void {
  const { palette, random } = stage;
  const set = relit(stage, [640 + random.sign() * random.range(150, 330), 190], random.range(70, 120));
  sky(set);
  water(set, 500);
  lightPath(set, 500);
  const bob = (n: number): number => 8 * Math.sin(2 * Math.PI * (stage.time + n / 5));
  const shapes = stage.world.fork("solids");
  const kinds = [sphere, octahedron, pyramid] as const;
  const smalls = [
    [270, 330, 44],
    [420, 200, 26],
    [890, 200, 34],
    [1000, 350, 54],
    [820, 420, 22],
    [330, 460, 22],
  ] as const;
  smalls.forEach(([x, y, r], n) =>
    kinds[shapes.int(0, 2)]?.(set, [x + random.range(-20, 20), y + bob(n)], {
      r,
      colour: n % 3 === 0 ? palette.spot : stage.tone(0.45),
    }),
  );
  const main = shapes.int(0, 3);
  const at: Point = [640, 330 + bob(0)];
  pool(set, [640, 590], { rx: 210, ry: 26, colour: palette.ink, opacity: 0.6 });
  if (main === 0) sphere(set, at, { r: 150, colour: stage.tone(0.6) });
  if (main === 1) octahedron(set, at, { r: 168, colour: stage.tone(0.6) });
  if (main === 2) pyramid(set, [at[0], at[1] + 120], { r: 190, colour: stage.tone(0.6) });
  if (main === 3)
    box(
      set,
      { origin: [at[0], at[1] + 20], unit: 70 },
      { at: [-1.25, -1.25, -1.2], size: [2.5, 2.5, 2.5], colour: stage.tone(0.45) },
    );
  set.paper.stroke(ellipse(at, 290, 66), palette.spot, { width: 5, dash: "520 140" });
  ridge(set, { y: 706, height: 18, waves: 2, depth: 1, label: "shore" });
  hero(set, [random.pick([430, 850]), 694], { height: 110 });
}
