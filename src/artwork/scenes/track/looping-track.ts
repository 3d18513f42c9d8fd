import { mix } from "#artwork/colour.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { ribbon } from "#artwork/motifs/road.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { curve, type Point, rect } from "#artwork/path.ts";
import type { Random } from "#artwork/prng.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { drawTrackHills } from "./track-hills.ts";

/** A looping track and the train on its way in. */
export function drawLoopingTrack(stage: Stage): void {
  const { paper, palette } = stage;
  const set = relit(stage, [640, 300], stage.world.fork("moon").range(120, 200));
  sky(set);
  drawTrackHills(set, stage.horizon + 20);
  haze(set, { from: 380, to: 600, opacity: 0.5 });
  const points = looping(stage.world.fork("loop"));
  const lower = points.map(([x, y]): Point => [x, y + 20]);
  const posts = points.filter((_, index) => index % 12 === 5).map(([x, y]) => rect([x - 4, y], 8, 900 - y));
  paper.fill(posts.join(""), stage.tone(0.7));
  ridge(set, { y: 640, height: 34, waves: 3, depth: 0.85, label: "floor" });
  const back = points.length / 2;
  for (const [from, to] of [
    [back - 2, points.length],
    [0, back],
  ] as const) {
    paper.fill(
      ribbon(lower.slice(from, to), () => 52),
      palette.ink,
    );
    paper.fill(
      ribbon(points.slice(from, to), () => 52),
      mix(palette.light, palette.glow, 0.25),
    );
    paper.fill(
      ribbon(points.slice(from, to), () => 38),
      palette.spot,
    );
    paper.stroke(curve(points.slice(from, to)), palette.light, { width: 3, dash: "26 22" });
  }
  train(set, points);
  ridge(set, { y: 720, height: 30, waves: 4, depth: 1, label: "near" });
}

/** One loop between two hills of track, or two loops. */
function looping(random: Random): Point[] {
  const [loops, reach, high] = random.pick<readonly [loops: number, reach: number, high: number]>([
    [1, 330, 210],
    [2, 270, 170],
    [1, 250, 235],
  ]);
  return Array.from({ length: 160 }, (_, index): Point => {
    const along = index / 159;
    const turn = Math.min(1, Math.max(0, (along - 0.2) / 0.6)) * 2 * Math.PI * loops;
    const wave = 44 * Math.sin(Math.PI * (along * 4 - 0.5)) * Math.abs(along - 0.5) * 2;
    return [-160 + 1600 * along + reach * Math.sin(turn), 560 - high * (1 - Math.cos(turn)) + wave];
  });
}

function train(stage: Stage, points: readonly Point[]): void {
  const place = Math.floor(points.length * 0.2);
  for (const offset of [0, 3, 6]) {
    const [[x, y], [nx, ny]] = [points[place + offset] ?? [0, 0], points[place + offset + 1] ?? [1, 0]];
    const turn = (Math.atan2(ny - y, nx - x) * 180) / Math.PI;
    silhouette(stage, "M-26 -8L-28 -26L-14 -34L4 -34L8 -22L26 -18L26 -8Z", { at: [x, y], scale: 0.9, turn });
  }
}
