// What waits in the dark, seen by its eyes and its outline only.
import { mix } from "#artwork/colour.ts";
import { circle, ellipse, fixed, limb, type Point, polygon } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";
import { silhouette } from "./silhouette.ts";
import { glow } from "./sky.ts";

/** A horned giant with narrow eyes and a row of teeth. */
export function horned(stage: Stage, [x, y]: Point): void {
  const { paper, palette } = stage;
  const horn = (side: number): string =>
    `C${x + side * 190} ${y - 110} ${x + side * 300} ${y - 150} ${x + side * 250} ${y - 330}`;
  const body = `M${x - 420} 760C${x - 400} ${y + 220} ${x - 250} ${y + 130} ${x - 190} ${y + 60}C${x - 330} ${y - 10} ${x - 370} ${y - 190} ${x - 250} ${y - 330}C${x - 270} ${y - 190} ${x - 200} ${y - 140} ${x - 120} ${y - 130}Q${x} ${y - 160} ${x + 120} ${y - 130}${horn(1)}C${x + 370} ${y - 190} ${x + 330} ${y - 10} ${x + 190} ${y + 60}C${x + 250} ${y + 130} ${x + 400} ${y + 220} ${x + 420} 760Z`;
  silhouette(stage, body, { at: [0, 0], scale: 1, colour: mix(palette.ink, palette.deep, 0.24), rim: 3 });
  for (const side of [-1, 1]) {
    const [ex, ey] = [x + side * 78, y - 20];
    glow(stage, [ex, ey], { radius: 120, opacity: 0.6, colour: palette.spot });
    paper.fill(
      `M${ex - side * 52} ${ey + 14}Q${ex} ${ey - 26} ${ex + side * 56} ${ey - 26}Q${ex + side * 20} ${ey + 22} ${ex - side * 52} ${ey + 14}Z`,
      palette.spot,
    );
  }
  const teeth = Array.from({ length: 8 }, (_, index) => {
    const tx = x - 105 + index * 30;
    const ty = y + 92 + 18 * Math.cos(((index - 3.5) / 3.5) * 1.4);
    return polygon([
      [tx - 10, ty],
      [tx + 10, ty],
      [tx, ty + 26 + (index % 2) * 20],
    ]);
  });
  paper.fill(teeth.join(""), mix(palette.light, palette.deep, 0.25));
}

/** A spider as large as a room: eight legs and a cluster of eyes. */
export function manyEyed(stage: Stage, [x, y]: Point): void {
  const { paper, palette } = stage;
  const legs = [-1, 1].flatMap((side) =>
    [0, 1, 2, 3].map((leg) => {
      const knee: Point = [x + side * (170 + leg * 78), y - 210 + leg * 84];
      const foot: Point = [x + side * (210 + leg * 96), 720];
      return limb([x + side * 70, y + leg * 18], knee, [30, 17]) + limb(knee, foot, [17, 4]);
    }),
  );
  const colour = mix(palette.ink, palette.deep, 0.3);
  stage.paper.fill(legs.join(""), colour);
  const outline = ellipse([x, y + 10], 150, 128) + ellipse([x, y - 110], 190, 150);
  silhouette(stage, outline, { at: [0, 0], scale: 1, colour: colour, rim: 3 });
  glow(stage, [x, y + 20], { radius: 230, opacity: 0.5, colour: palette.spot });
  const eyes = [
    [-26, 20, 19],
    [26, 20, 19],
    [-70, 0, 13],
    [70, 0, 13],
    [-48, -34, 10],
    [48, -34, 10],
    [-14, -30, 8],
    [14, -30, 8],
  ] as const;
  paper.fill(eyes.map(([dx, dy, r]) => circle(x + dx, y + dy, r)).join(""), palette.spot);
  paper.fill(
    eyes
      .slice(0, 4)
      .map(([dx, dy, r]) => circle(x + dx - r * 0.3, y + dy - r * 0.3, r * 0.3))
      .join(""),
    palette.light,
  );
  paper.fill(
    `M${x - 44} ${y + 96}Q${x - 40} ${y + 160} ${x - 10} ${y + 176}Q${x - 24} ${y + 130} ${x - 18} ${y + 100}ZM${x + 44} ${y + 96}Q${x + 40} ${y + 160} ${x + 10} ${y + 176}Q${x + 24} ${y + 130} ${x + 18} ${y + 100}Z`,
    mix(palette.light, palette.deep, 0.35),
  );
}

/** One great eye among arms. */
export function tentacled(stage: Stage, [x, y]: Point): void {
  const { paper, palette } = stage;
  const random = stage.random.fork("arms");
  const arms = Array.from({ length: 9 }, (_, index) => {
    const angle = -Math.PI + (index / 8) * Math.PI + random.range(-0.1, 0.1);
    const reach = random.range(250, 400);
    const tip: Point = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8 + 60];
    const bend: Point = [x + Math.cos(angle + 0.5) * reach * 0.72, y + Math.sin(angle + 0.5) * reach * 0.72];
    const [nx, ny] = [Math.sin(angle) * 36, -Math.cos(angle) * 36];
    return `M${fixed(x + nx)} ${fixed(y + ny)}Q${fixed(bend[0] + nx * 0.6)} ${fixed(bend[1] + ny * 0.6)} ${fixed(tip[0])} ${fixed(tip[1])}Q${fixed(bend[0] - nx * 0.6)} ${fixed(bend[1] - ny * 0.6)} ${fixed(x - nx)} ${fixed(y - ny)}Z`;
  });
  const colour = mix(palette.ink, palette.deep, 0.24);
  for (const arm of arms) silhouette(stage, arm, { at: [0, 0], scale: 1, colour, rim: 3 });
  silhouette(
    stage,
    `M${x - 170} 780C${x - 190} ${y + 60} ${x - 170} ${y - 160} ${x} ${y - 170}C${x + 170} ${y - 160} ${x + 190} ${y + 60} ${x + 170} 780Z`,
    { at: [0, 0], scale: 1, colour, rim: 3 },
  );
  glow(stage, [x, y], { radius: 260, opacity: 0.6, colour: palette.spot });
  paper.fill(
    `M${x - 116} ${y}Q${x} ${y - 92} ${x + 116} ${y}Q${x} ${y + 92} ${x - 116} ${y}Z`,
    mix(palette.light, palette.glow, 0.3),
  );
  paper.fill(circle(x, y, 48), palette.spot);
  paper.fill(ellipse([x, y], 13, 42), palette.ink);
}
