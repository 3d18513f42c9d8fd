// Where land and sea meet: a lighthouse with its beams, a cove of rock, palms on a beach, a jetty, a bank of reeds.
import { mix } from "#artwork/colour.ts";
import { circle, fixed, type Point, polygon, rect } from "#artwork/path.ts";
import type { Random } from "#artwork/prng.ts";
import type { Stage } from "#artwork/stage.ts";
import { lighthouse } from "./buildings.ts";
import { silhouette } from "./silhouette.ts";
import { glow } from "./sky.ts";

const STRIPES =
  "M-8.5 -70L8.5 -70L9.3 -58L-9.3 -58ZM-10.2 -44L10.2 -44L11 -30L-11 -30ZM-12 -16L12 -16L12.9 -2L-12.9 -2Z";

const CLIFF = "M-310 150L-250 86L-188 76L-140 26L-80 6L-20 -8L50 0L100 16L150 66L220 86L290 146L330 420L-340 420Z";

/** A lighthouse on its rock; `at` is the foot of the tower, `scale` 1 about a hundred pixels high. */
export function litLighthouse(stage: Stage, at: Point, scale: number): void {
  const { paper, palette, time } = stage;
  const lamp: Point = [at[0], at[1] - 87 * scale];
  const spread = 110 + 50 * Math.sin(2 * Math.PI * time);
  for (const reach of [-900, 900]) {
    const paint = paper.linear(lamp, [lamp[0] + reach, lamp[1]], beamStops(palette.light));
    const far = lamp[0] + reach;
    paper.fill(polygon([lamp, [far, lamp[1] - spread + 20], [far, lamp[1] + spread + 60]]), paint);
  }
  silhouette(stage, lighthouse(), {
    at,
    scale,
    rim: 3,
    details: () => {
      paper.fill(STRIPES, palette.spot);
      paper.fill("M-6.5 -94H6.5V-81H-6.5ZM22 -10H28V-3H22Z", palette.light);
    },
  });
  glow(stage, lamp, { radius: 56 * scale, opacity: 0.95 });
  paper.fill(circle(...lamp, 4.4 * scale), palette.light);
  const rock = scale / 3.4;
  silhouette(stage, CLIFF, { at, scale: rock, colour: mix(palette.ink, palette.deep, 0.2), rim: 3 });
}

function beamStops(colour: string): readonly (readonly [number, string, number])[] {
  return [0.85, 0.3, 0].map((opacity, n) => [n / 2, colour, opacity] as const);
}

const SKULL =
  "M-150 40C-190 -40 -176 -150 -110 -186C-50 -216 60 -216 112 -180C172 -140 184 -40 150 40L120 40L112 4L84 16L78 40L44 40L40 14L12 16L8 40L-30 40L-34 14L-62 14L-66 40L-104 40L-110 6Z";
const SOCKETS =
  "M-92 -72C-100 -116 -40 -126 -26 -86C-22 -60 -42 -44 -66 -46C-80 -48 -90 -56 -92 -72ZM30 -84C40 -124 100 -114 94 -70C92 -52 78 -44 62 -44C40 -44 26 -58 30 -84ZM-8 -42L4 -22L-20 -20Z";

/** A rock in the water that looks like a skull, its foot line at `at`. */
export function skullRock(stage: Stage, at: Point, scale: number): void {
  const { paper, palette } = stage;
  silhouette(stage, SKULL, {
    at,
    scale,
    colour: stage.tone(0.5),
    details: () => paper.fill(SOCKETS, mix(palette.ink, palette.deep, 0.2)),
  });
}

/** A jetty of planks from one edge of the picture (`side`) inward to `x`, its deck at `y`. */
export function jetty(stage: Stage, [x, y]: Point, side: number): void {
  const { paper, palette } = stage;
  const [left, right] = side < 0 ? [-240, x] : [x, 1520];
  const posts = Array.from({ length: Math.ceil((right - left) / 90) }, (_, n) =>
    rect([side < 0 ? right - 20 - n * 90 : left + 6 + n * 90, y - 26], 14, 400),
  );
  paper.fill(posts.join(""), palette.ink);
  paper.fill(rect([left, y], right - left, 44), mix(palette.ink, palette.deep, 0.4));
  paper.stroke(`M${left} ${y + 16}H${right}M${left} ${y + 30}H${right}`, palette.ink, { width: 2 });
  paper.fill(rect([left, y], right - left, 4), mix(palette.light, palette.deep, 0.3));
}

/** Reeds along a line of feet. */
export function reeds(random: Random, [left, right]: Point, y: number): string {
  return Array.from({ length: Math.round((right - left) / 16) }, (_, n) => {
    const x = left + n * 16 + random.range(-6, 6);
    const [tall, lean] = [random.range(40, 110), random.range(-18, 18)];
    const tip = `${fixed(x + lean)} ${fixed(y - tall)}`;
    const blade = `M${fixed(x - 3)} ${y + 20}Q${fixed(x)} ${fixed(y - tall * 0.5)} ${tip}Q${fixed(x + 5)} ${fixed(y - tall * 0.5)} ${fixed(x + 4)} ${y + 20}Z`;
    return random.chance(0.3) ? blade + rect([x + lean - 3, y - tall - 20], 6, 24) : blade;
  }).join("");
}
