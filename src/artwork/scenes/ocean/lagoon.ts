import { mix } from "#artwork/colour.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { palm } from "#artwork/motifs/flora.ts";
import { DINGHY, islet } from "#artwork/motifs/seafaring.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { glints, lightPath, water } from "#artwork/motifs/water.ts";
import { curve, type Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Shallow water between palms. */
export function drawLagoon(stage: Stage): void {
  const { paper, palette, random } = stage;
  const line = 430;
  const set = relit(
    stage,
    [640 + random.sign() * random.range(110, 240), line - random.range(50, 170)],
    random.range(90, 140),
  );
  sky(set);
  const world = stage.world.fork("island");
  paper.fill(islet(world.fork(1), [320, line], { width: 420, height: 130 }), stage.tone(0.18));
  paper.fill(islet(world.fork(2), [1010, line], { width: 360, height: 90 }), stage.tone(0.28));
  haze(set, { from: line - 90, to: line + 30, opacity: 0.6 });
  water(set, line);
  lightPath(set, line);
  const isle = islet(world.fork(3), [640, 520], { width: 520, height: 56 });
  paper.fill(`M330 524C460 500 820 500 950 524C900 552 380 552 330 524Z`, mix(palette.light, palette.glow, 0.35));
  paper.fill(isle, stage.tone(0.72));
  const trees = [
    [560, 486, 230],
    [650, 478, 300],
    [720, 488, 200],
  ].map(([x = 0, y = 0, height = 0], n) =>
    palm(world.fork(n), [x, y], { height, sway: 4 * Math.sin(2 * Math.PI * (stage.time + n / 3)) }),
  );
  for (const tree of trees) paper.fill(tree, palette.ink);
  glints(set, 540, 26);
  silhouette(set, DINGHY.hull + DINGHY.sail, {
    at: [random.pick([400, 880]), 600],
    scale: 1.15,
    details: () => paper.fill(DINGHY.sail, palette.spot),
  });
  const beach: Point[] = [
    [-220, 640],
    [60, 634],
    [300, 668],
    [620, 684],
    [940, 680],
    [1200, 640],
    [1480, 628],
  ];
  paper.fill(`${curve(beach)}L1480 940L-220 940Z`, stage.tone(0.95));
  paper.fill(
    palm(world.fork("near"), [110, 680], { height: 430 }) + palm(world.fork("nearer"), [1200, 690], { height: 500 }),
    palette.ink,
  );
  hero(set, [640, 694], { height: 96 });
}
