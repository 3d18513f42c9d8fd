// Old stone in the open: step pyramids and stone circles.
import { fixed, type Point, polygon, rect } from "#artwork/path.ts";
import type { Random } from "#artwork/prng.ts";

/** A step pyramid around 0 0, 100 units high, with a stair and a shrine; `lit` is the flank toward the light. */
export function stepPyramid(tiers: number): { outline: string; stair: string; door: string } {
  const outline = Array.from({ length: tiers }, (_, tier) => {
    const [low, high] = [-(tier * 78) / tiers, -((tier + 1) * 78) / tiers];
    const half = 92 - (66 * tier) / tiers;
    return polygon([
      [-half, low + 1],
      [-half + 7, high],
      [half - 7, high],
      [half, low + 1],
    ]);
  });
  const shrine =
    rect([-19, -94], 38, 17) +
    polygon([
      [-24, -94],
      [-18, -101],
      [18, -101],
      [24, -94],
    ]);
  return {
    outline: outline.join("") + shrine,
    stair: polygon([
      [-15, 1],
      [-8, -78],
      [8, -78],
      [15, 1],
    ]),
    door: rect([-5, -91], 10, 14),
  };
}

/** Standing stones in a ring, seen from inside, as one outline. */
export function stoneCircle(random: Random, options: { y: number; half: number; height: number }): string {
  const { y, half, height } = options;
  const xs = [-1, -0.66, -0.3, 0.3, 0.66, 1].map((share) => 640 + share * half);
  const stones = xs.map((x, index) => {
    const tall = height * (index === 2 || index === 3 ? 0.78 : index === 1 || index === 4 ? 0.9 : 1.1);
    const w = tall * 0.17;
    const tip = random.range(-0.12, 0.12) * tall;
    return {
      x,
      tall,
      outline: polygon([
        [x - w, y + 10],
        [x - w * 0.86 + tip * 0.3, y - tall * 0.94],
        [x + w * 0.1 + tip * 0.3, y - tall],
        [x + w * 0.9 + tip * 0.3, y - tall * 0.95],
        [x + w, y + 10],
      ]),
    };
  });
  const lintel = (from: number, to: number): string => {
    const [a, b] = [stones[from], stones[to]];
    if (a === undefined || b === undefined) return "";
    return polygon([
      [a.x - a.tall * 0.22, y - a.tall * 0.95],
      [b.x + b.tall * 0.22, y - b.tall * 0.95],
      [b.x + b.tall * 0.2, y - b.tall * 0.95 - height * 0.13],
      [a.x - a.tall * 0.2, y - a.tall * 0.95 - height * 0.14],
    ]);
  };
  return (
    stones.map(({ outline }) => outline).join("") + lintel(2, 3) + (random.chance(0.5) ? lintel(0, 1) : lintel(4, 5))
  );
}

/** A temple of columns under a gable, 100 units high; a broken one has lost a corner. */
export function columnTemple(broken: boolean): string {
  const columns = [-74, -44, -15, 15, 44, 74]
    .filter((x) => !broken || x !== 74)
    .map((x) => rect([x - 6, -58], 12, 50) + rect([x - 9, -62], 18, 5));
  const roof = broken ? "M-92 -62V-72L0 -100L34 -90L40 -82L52 -84L58 -62Z" : "M-92 -62V-72L0 -100L92 -72V-62Z";
  return rect([-98, -8], 196, 10) + rect([-90, -14], 180, 7) + columns.join("") + roof;
}

/** A tower of stacked roofs, 100 units high. */
export function pagoda(tiers: number): string {
  const floors = Array.from({ length: tiers }, (_, tier) => {
    const [low, step, half] = [-(tier * 84) / tiers, 84 / tiers, 32 - (20 * tier) / tiers];
    const eave = low - step * 0.62;
    return (
      rect([-half, low - step * 0.64], half * 2, step * 0.66) +
      `M${fixed(-half - 14)} ${fixed(eave + 3)}Q${fixed(-half - 2)} ${fixed(eave)} ${fixed(-half + 5)} ${fixed(eave - step * 0.4)}L${fixed(half - 5)} ${fixed(eave - step * 0.4)}Q${fixed(half + 2)} ${fixed(eave)} ${fixed(half + 14)} ${fixed(eave + 3)}Z`
    );
  });
  return (
    floors.join("") +
    polygon([
      [-1.4, -80],
      [0, -102],
      [1.4, -80],
    ]) +
    rect([-40, -3], 80, 5)
  );
}

/** A high-rise with a broken roof, from `top` down out of the picture; `bite` is how deep it is broken. */
export function brokenTower([x, top]: Point, { width, bite }: { width: number; bite: number }): string {
  const roof = `L${fixed(x + width * 0.3)} ${fixed(top + bite * 0.4)}L${fixed(x + width * 0.45)} ${fixed(top - bite * 0.4)}L${fixed(x + width * 0.62)} ${fixed(top + bite)}L${fixed(x + width)} ${fixed(top + bite * 0.7)}`;
  return `M${fixed(x)} 940V${fixed(top)}${roof}V940Z`;
}
