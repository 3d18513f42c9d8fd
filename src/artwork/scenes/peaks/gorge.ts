import { castle } from "#artwork/motifs/buildings.ts";
import { protagonist } from "#artwork/motifs/figures.ts";
import { peak, ridge } from "#artwork/motifs/land.ts";
import { cliff, river, waterfall } from "#artwork/motifs/rocks.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { birds, haze, sky } from "#artwork/motifs/sky.ts";
import { type Point, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A gorge, and what falls into it or leads over it. */
export function drawGorge(stage: Stage): void {
  const { random, world } = stage;
  const x = 640 + random.range(-60, 60);
  const scene = relit(
    { ...stage, horizon: 470 },
    [x + random.range(-80, 80), random.range(120, 210)],
    random.range(70, 110),
  );
  sky(scene);
  peak(scene, {
    summit: [x + random.range(-90, 90), random.range(190, 280)],
    base: 560,
    spread: random.range(250, 360),
    depth: 0.16,
    snow: 0.3,
  });
  ridge(scene, { y: 430, height: 20, waves: 4, depth: 0.3, sharp: true, label: "rim" });
  const end = world.fork("end").int(0, 2);
  if (end === 0)
    silhouette(scene, castle(world.fork("castle")), { at: [x, 440], scale: 1.5, colour: scene.tone(0.42) });
  if (end < 2) waterfall(scene, [x, 424], { width: random.range(50, 110), height: 250 });
  else river(scene, { from: [x, 470], width: 300, sway: 70 });
  const [gap, crossing] = [random.range(130, 210), world.fork("crossing").int(0, 2)];
  const level = random.range(500, 580);
  for (const [index, depth] of [0.36, 0.6, 0.9].entries()) {
    const away = gap + index * random.range(96, 128);
    cliff(scene, { side: -1, x: x - away, lean: -60 + index * 40, depth, label: `left-${index}` });
    cliff(scene, { side: 1, x: x + away, lean: -60 + index * 40, depth, label: `right-${index}` });
    if (index === 0) haze(scene, { from: 520, to: 760, opacity: 0.8 });
    if (index === 1 && crossing === 1) bridge(scene, [x - 330, level], [x + 330, level]);
    if (index === 1 && crossing === 2) stoneBridge(scene, [x, level]);
  }
  if (crossing > 0)
    protagonist(scene, [x - random.range(-60, 60), level + (crossing === 1 ? 29 : -1)], { height: 112 });
  birds(scene, [x + 90, 300], 5);
}

/** A bridge of stone on one tall arch. */
function stoneBridge(stage: Stage, [x, y]: Point): void {
  const { paper, palette } = stage;
  const vault = `M${x - 180} 760V${y + 190}A180 165 0 0 1 ${x + 180} ${y + 190}V760Z`;
  paper.cut(rect([x - 420, y], 840, 400), vault, stage.tone(0.8));
  paper.fill(rect([x - 420, y - 6], 840, 12), palette.ink);
  paper.stroke(`M${x - 420} ${y - 6}H${x + 420}`, palette.light, { width: 2.5, opacity: 0.6 });
}

/** A rope bridge that sags between two points. */
function bridge(stage: Stage, [ax, ay]: Point, [bx, by]: Point): void {
  const middle = (ax + bx) / 2;
  const rope = (rise: number): string =>
    `M${ax} ${ay - rise}Q${middle} ${(ay + by) / 2 + 62 - rise * 1.04} ${bx} ${by - rise}`;
  stage.paper.stroke(rope(0), stage.palette.ink, { width: 8 });
  stage.paper.stroke(rope(44), stage.palette.ink, { width: 3 });
  const posts = Array.from({ length: 19 }, (_, index): string => {
    const t = index / 18;
    const sag = ay + 2 * t * (1 - t) * 62;
    return `M${ax + (bx - ax) * t} ${sag}v-44`;
  });
  stage.paper.stroke(posts.join(""), stage.palette.ink, { width: 2 });
}
