// Ships of the stars from inside, and where they are launched: passages of ribs, a bridge with its window, a tower.
import { mix } from "#artwork/colour.ts";
import { circle, fixed, type Point, polygon, rect } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";
import { graded } from "./interiors.ts";
import { glow, SHEET } from "./sky.ts";

const RIB = "-1 -0.5 -0.62 -1 0.62 -1 1 -0.5 1 0.45 0.72 0.8 -0.72 0.8 -1 0.45".split(" ").map(Number);
const SEAMS = [0.06, 0.16, 0.32, 0.56, 0.9] as const;

/** A passage of eight-cornered ribs into a light at `at`, with lamps on both sides. */
export function ribbedPassage(stage: Stage, at: Point): void {
  const { paper, palette } = stage;
  paper.fill(SHEET, mix(palette.glow, palette.light, 0.3));
  glow(stage, at, { radius: 200, opacity: 0.9 });
  for (let n = 0; n < 9; n += 1) {
    if (n === 4) stage.plane();
    rib(stage, at, n);
  }
  floorOf(stage, at);
}

function rib(stage: Stage, [x, y]: Point, n: number): void {
  const { paper, palette } = stage;
  const grow = 1.34 ** n * 0.62;
  const outline = polygon(
    Array.from({ length: 8 }, (_, k): Point => [
      x + (RIB[2 * k] ?? 0) * 118 * grow,
      y + (RIB[2 * k + 1] ?? 0) * 96 * grow,
    ]),
  );
  const isFrame = n % 2 === 0;
  paper.cut(SHEET, outline, mix(stage.tone(0.25 + n * 0.085), palette.ink, isFrame ? 0.25 : 0));
  const edge = isFrame ? palette.ink : mix(palette.light, palette.glow, 0.5);
  paper.stroke(outline, edge, { width: 1 + grow, opacity: 0.5 });
  if (isFrame) return;
  const lamp = (side: number): string =>
    `M${fixed(x + side * 122 * grow)} ${fixed(y - 20 * grow)}v${fixed(34 * grow)}l${fixed(side * 26 * grow)} ${fixed(12 * grow)}v${fixed(-58 * grow)}Z`;
  paper.fill(lamp(-1) + lamp(1), n === 5 ? palette.spot : palette.light, 0.9);
}

function floorOf(stage: Stage, [x, y]: Point): void {
  const { paper, palette } = stage;
  const top = y + 48;
  const colours = [mix(palette.light, palette.glow, 0.5), mix(palette.deep, palette.ink, 0.4)] as const;
  paper.fill(
    `M${x - 52} ${top}L${x + 52} ${top}L${x + 720} 940L${x - 720} 940Z`,
    graded(stage, [top, 720], colours),
    0.78,
  );
  const seams = SEAMS.map(
    (along) => `M${fixed(x - 52 - 668 * along)} ${fixed(top + (892 - y) * along)}H${fixed(x + 52 + 668 * along)}`,
  );
  paper.stroke(seams.join(""), palette.ink, { width: 3, opacity: 0.4 });
}

const PANES =
  "M404 78H876V472H404ZM-60 470L130 120Q140 84 174 80L296 80L372 470ZM1340 470L1150 120Q1140 84 1106 80L984 80L908 470Z";

/** The bridge of a ship: wall with its three windows, consoles on both sides, the floor before them. */
export function bridgeRoom(stage: Stage): void {
  const { random, paper, palette } = stage;
  const wall = mix(palette.ink, palette.deep, 0.45);
  paper.cut(SHEET, PANES, wall);
  paper.stroke(PANES, mix(palette.light, palette.glow, 0.4), { width: 4, opacity: 0.6 });
  paper.fill(rect([-220, 470], 1720, 480), graded(stage, [470, 720], [mix(wall, palette.glow, 0.25), palette.ink]));
  paper.fill("M440 486L840 486L980 640L300 640Z", mix(palette.glow, palette.light, 0.4), 0.28);
  for (const side of [-1, 1]) {
    const x = (out: number): number => 640 + side * out;
    paper.fill(`M${x(250)} 470L${x(860)} 470V680L${x(470)} 640L${x(330)} 560Z`, palette.ink);
    const keys = Array.from({ length: 21 }, (_, n) =>
      rect([x(300 + (n % 7) * 56) - 18, 494 + Math.floor(n / 7) * 24], 36, 9),
    );
    paper.fill(keys.filter(() => random.chance(0.7)).join(""), palette.spot, 0.85);
    const edge = `M${x(250)} 470L${x(330)} 560L${x(470)} 640`;
    paper.stroke(edge, mix(palette.light, palette.glow, 0.4), { width: 3, opacity: 0.8 });
  }
}

/** A tower of struts beside a rocket, on its foot; its arms reach to the `side` (-1 or 1) where the rocket stands. */
export function gantry(stage: Stage, [x, foot]: Point, side: number): void {
  const { paper } = stage;
  const struts = Array.from({ length: 9 }, (_, n) => {
    const [low, high] = [-44 * n, -44 * n - 44];
    return `M-12 ${low}L12 ${high}M12 ${low}L-12 ${high}M-12 ${low}H64`;
  });
  paper.transformed(`translate(${fixed(x)} ${fixed(foot)}) scale(${side} 1)`, () => {
    paper.fill(rect([-15, -420], 5, 430) + rect([10, -420], 5, 430) + rect([-3, -470], 5, 60), stage.tone(0.7));
    paper.stroke(struts.join(""), stage.tone(0.7), { width: 4 });
  });
}

/** The cloud of an engine along the ground around a foot. */
export function exhaust(stage: Stage, [x, foot]: Point): void {
  const { paper, palette, random } = stage;
  const puffs = Array.from({ length: 30 }, (_, n) => {
    const lift = 70 * Math.exp(-(((n - 15) / 6) ** 2));
    const at: Point = [x + (n - 15) * 30 + random.range(-16, 16), foot + random.range(-14, 20) - lift];
    return circle(...at, random.range(26, 52));
  });
  paper.fill(puffs.join(""), mix(palette.light, palette.glow, 0.45));
  paper.transformed("translate(0 22)", () => paper.fill(puffs.join(""), mix(palette.glow, palette.deep, 0.4)));
}
