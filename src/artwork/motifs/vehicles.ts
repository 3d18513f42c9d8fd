// Things that move people, as silhouettes with a few lit details: cars, ships, spacecraft, balloons.
import { mix } from "#artwork/colour.ts";
import { circle, ellipse, fixed, limb, polygon, rect, type Point } from "#artwork/path.ts";
import type { Random } from "#artwork/prng.ts";
import type { Stage } from "#artwork/stage.ts";
import { silhouette, type Placing } from "./silhouette.ts";

/** A sports car seen from behind, 200 units wide. */
export function carRear(stage: Stage, at: Point, placing: { scale: number; turn?: number }): void {
  const { paper, palette } = stage;
  const paint = stage.palette.spot;
  const wing = stage.world.fork("car").chance(0.55);
  paper.fill(ellipse([at[0], at[1] + 2], 118 * placing.scale, 9 * placing.scale), palette.ink, 0.55);
  const shell =
    "M-98 -10C-102 -34 -98 -52 -84 -58L-62 -62C-54 -84 -44 -92 -30 -94L30 -94C44 -92 54 -84 62 -62L84 -58C98 -52 102 -34 98 -10Z";
  const details = (): void => {
    paper.fill("M-98 -10C-100 -26 -99 -36 -96 -44L96 -44C99 -36 100 -26 98 -10Z", mix(paint, palette.ink, 0.62));
    paper.fill("M-54 -62C-47 -80 -40 -86 -28 -87L28 -87C40 -86 47 -80 54 -62Z", mix(palette.ink, palette.sky, 0.25));
    paper.fill(rect([-92, -50], 44, 7) + rect([48, -50], 44, 7), mix(palette.light, palette.spot, 0.25));
    paper.fill(rect([-44, -49], 88, 4), palette.light, 0.55);
    paper.fill(rect([-92, -14], 30, 18) + rect([62, -14], 30, 18) + rect([-60, -12], 120, 5), palette.ink);
    if (wing)
      paper.fill(
        rect([-92, -82], 184, 7) +
          rect([-56, -78], 6, 20) +
          rect([50, -78], 6, 20) +
          rect([-96, -90], 6, 20) +
          rect([90, -90], 6, 20),
        palette.ink,
      );
  };
  silhouette(stage, shell, { at, colour: paint, details, ...placing });
}

/** A racing car from the side, heading right, 240 units long; in the air it casts no shadow where it is. */
export function carSide(
  stage: Stage,
  at: Point,
  placing: { scale: number; flip?: boolean; turn?: number; airborne?: boolean },
): void {
  const { paper, palette } = stage;
  const kind = stage.world.fork("car-side").int(0, 2);
  const paint = palette.spot;
  if (placing.airborne !== true)
    paper.fill(ellipse([at[0], at[1] + 1], 128 * placing.scale, 8 * placing.scale), palette.ink, 0.5);
  const shells: readonly [string, string, string] = [
    "M-118 -20C-120 -36 -112 -44 -92 -46L-70 -48C-50 -66 -30 -74 4 -74C30 -74 46 -62 60 -48C92 -46 114 -38 120 -22L118 -12L-116 -12Z",
    "M-120 -34L-84 -40L-40 -42C-30 -56 -16 -58 -6 -56L10 -42L60 -34L122 -22L122 -14L-104 -12L-104 -22L-120 -24Z",
    "M-116 -18L-118 -44L-60 -50L-44 -80L24 -80L56 -52L108 -44C118 -40 120 -28 118 -14L-116 -12Z",
  ];
  const glass: readonly [string, string, string] = [
    "M-58 -48C-42 -62 -28 -68 0 -68L4 -48ZM10 -48L8 -68C26 -66 38 -58 48 -48Z",
    "M-2 -50L8 -42L-10 -42Z",
    "M-52 -52L-40 -73L-12 -73L-12 -52ZM-4 -52L-4 -73L20 -73L42 -52Z",
  ];
  const wheel = (x: number): string => circle(x, -18, 20);
  silhouette(stage, shells[kind] ?? shells[0], {
    at,
    colour: paint,
    ...placing,
    details: () => {
      paper.fill(glass[kind] ?? glass[0], mix(palette.ink, palette.sky, 0.2));
      if (kind === 1)
        paper.fill(rect([-122, -66], 34, 7) + rect([-108, -62], 6, 26) + rect([92, -24], 36, 5), palette.ink);
      paper.fill("M-116 -18L118 -18L118 -11L-116 -11Z", mix(paint, palette.ink, 0.55));
      paper.fill(wheel(-72) + wheel(72), palette.ink);
      paper.fill(circle(-72, -18, 9) + circle(72, -18, 9), mix(palette.light, palette.ink, 0.35));
      paper.fill(rect([-118, -34], 8, 6), palette.light);
      paper.fill(ellipse([112, -32], 6, 4), palette.light);
    },
  });
}

/** A sailing ship heading right, 150 units high; `masts` 2 or 3. */
export function ship(random: Random): { hull: string; sails: string } {
  const masts = random.int(2, 3);
  const spread = masts === 2 ? [-26, 22] : [-42, -4, 34];
  const hull =
    "M-76 -20L-80 -34L-58 -30L62 -24L84 -38L70 -6C52 4 -52 4 -66 -4Z" + limb([70, -28], [112, -50], [3, 1.5]);
  const poles = spread.map((x, index) => limb([x, -22], [x, -128 + 12 * Math.abs(index - 1)], [3, 1.6])).join("");
  const sails = spread.map((x, index): string => {
    const rows = [
      [-36, -66, 25],
      [-70, -94, 20],
      [-98, -114, 14],
    ] as const;
    const drop = 8 * Math.abs(index - 1);
    return rows
      .map(
        ([low, high, half]) =>
          `M${x - half} ${low + drop}Q${x - half + 8} ${(low + high) / 2 + drop} ${x - half + 5} ${high + drop}L${x + half} ${high + drop}Q${x + half + 14} ${(low + high) / 2 + drop} ${x + half} ${low + drop}Q${x} ${low + drop - 7} ${x - half} ${low + drop}Z`,
      )
      .join("");
  });
  const flags = spread.map((x, index) => `M${x} ${-128 + 12 * Math.abs(index - 1)}l-16 3l16 5Z`).join("");
  const jib = "M106 -48L40 -104L46 -40Z";
  return { hull: hull + poles + flags, sails: sails.join("") + jib };
}

/** Draws a sailing ship of the game's world on the water line. */
export function drawShip(stage: Stage, at: Point, placing: { scale: number; flip?: boolean }): void {
  const { hull, sails } = ship(stage.world.fork("ship"));
  const bob = 2.2 * Math.sin(2 * Math.PI * stage.time);
  silhouette(stage, hull + sails, {
    at,
    turn: bob,
    ...placing,
    details: () => {
      const cloth = stage.world.fork("cloth").chance(0.5)
        ? stage.palette.spot
        : mix(stage.palette.light, stage.palette.glow, 0.35);
      stage.paper.fill(
        sails,
        stage.paper.linear(
          [-80, 0],
          [80, 0],
          [
            [0, mix(cloth, stage.palette.ink, 0.42)],
            [1, mix(cloth, stage.palette.ink, 0.05)],
          ],
        ),
      );
    },
  });
}

const CRAFTS: readonly [string, string, string, string] = [
  "M120 0C90 -10 60 -16 20 -18L-30 -46L-52 -46L-34 -18L-70 -14L-84 -24L-84 24L-70 14L-34 18L-52 46L-30 46L20 18C60 16 90 10 120 0Z",
  "M110 4C80 -14 30 -22 -10 -22L-20 -44L-44 -44L-48 -20L-92 -14L-92 16L-40 18L-70 42L-40 42L10 20C50 18 90 14 110 4Z",
  "M90 0L40 -12L30 -34L56 -40L-30 -52L-20 -22L-80 -12L-80 12L-20 22L-30 52L56 40L30 34L40 12Z",
  "M130 6L60 -10L40 -26L10 -26L0 -12L-90 -12L-104 -26L-116 -26L-112 8L-96 20L40 22Z",
];

/** A spacecraft heading right, about 220 units long, with the fire of its engine. */
export function spacecraft(
  stage: Stage,
  at: Point,
  placing: Pick<Placing, "scale" | "flip" | "turn"> & { colour?: string },
): void {
  const { paper, palette } = stage;
  const shape = stage.world.fork("craft").pick(CRAFTS);
  const flicker = 1 + 0.12 * Math.sin(2 * Math.PI * stage.time * 4);
  silhouette(stage, shape, {
    at,
    ...placing,
    details: () => {
      paper.fill(
        `M-84 -9L${fixed(-230 * flicker)} 0L-84 9Z`,
        paper.linear(
          [-84, 0],
          [-230, 0],
          [
            [0, palette.light],
            [0.25, palette.spot, 0.9],
            [1, palette.spot, 0],
          ],
        ),
      );
      paper.fill("M70 -3C50 -9 36 -11 24 -11L22 -2Z", palette.spot);
      paper.fill("M-60 2L60 2L40 9L-60 9Z", palette.light, 0.18);
    },
  });
}

/** A rocket on its way up, 160 units high. */
export function rocket(stage: Stage, at: Point, placing: { scale: number; turn?: number }): void {
  const { paper, palette } = stage;
  silhouette(
    stage,
    "M0 -160C22 -132 26 -100 24 -50L42 -14L42 4L22 -10L-22 -10L-42 4L-42 -14L-24 -50C-26 -100 -22 -132 0 -160Z",
    {
      at,
      ...placing,
      colour: mix(palette.light, palette.deep, 0.12),
      details: () => {
        paper.fill("M0 -160C9 -149 15 -138 19 -126L-19 -126C-15 -138 -9 -149 0 -160Z", palette.spot);
        paper.fill("M24 -50L42 -14L42 4L22 -10ZM-24 -50L-42 -14L-42 4L-22 -10Z", palette.spot);
        paper.fill(circle(0, -92, 10), palette.deep);
        paper.fill("M4 -158C24 -132 26 -100 24 -50L22 -10L8 -10C14 -60 14 -120 4 -158Z", palette.ink, 0.28);
        paper.fill(
          "M-16 -8Q0 90 0 130Q0 90 16 -8Z",
          paper.linear(
            [0, -8],
            [0, 130],
            [
              [0, palette.light],
              [0.4, palette.spot],
              [1, palette.spot, 0],
            ],
          ),
        );
      },
    },
  );
}

/** A hot-air balloon, 130 units high. */
export function balloon(stage: Stage, at: Point, scale: number): void {
  const { paper, palette } = stage;
  silhouette(
    stage,
    "M0 -130C34 -130 50 -106 48 -82C46 -58 20 -36 10 -24L-10 -24C-20 -36 -46 -58 -48 -82C-50 -106 -34 -130 0 -130ZM-8 -14L8 -14L7 0L-7 0Z",
    {
      at: [at[0], at[1] + 5 * Math.sin(2 * Math.PI * stage.time)],
      scale,
      colour: palette.spot,
      details: () => {
        paper.fill(
          "M0 -130C12 -130 18 -104 17 -82C16 -58 8 -36 4 -24L-4 -24C-8 -36 -16 -58 -17 -82C-18 -104 -12 -130 0 -130Z",
          palette.light,
          0.75,
        );
        paper.fill(
          "M14 -128C36 -122 50 -104 48 -82C46 -58 20 -36 10 -24L4 -24C18 -44 34 -70 14 -128Z",
          palette.ink,
          0.22,
        );
        paper.fill(
          polygon([
            [-8, -14],
            [8, -14],
            [7, 0],
            [-7, 0],
          ]),
          palette.ink,
        );
        paper.stroke("M-9 -24L-7 -14M9 -24L7 -14", palette.ink, { width: 1.2 });
      },
    },
  );
}
