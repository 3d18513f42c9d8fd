import { mix } from "#artwork/colour.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { BOARDER, SKIER, snowfield, snowTone } from "#artwork/motifs/winter.ts";
import { circle, curve, type Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { drawSnowPines } from "./snow-pines.ts";
import { drawSnowRange } from "./snow-range.ts";

/** A jump on skis or on a board. */
export function drawSkiJump(stage: Stage): void {
  const { paper, palette, random } = stage;
  const set = relit(stage, [560, 260], random.range(140, 180));
  sky(set);
  drawSnowRange(set, 520, { centre: 820, high: 300 });
  const far = snowfield(set, { y: 560, height: 30, depth: 0.3, label: "far" });
  drawSnowPines(set, far, { count: 20, height: 120, depth: 0.55 });
  const slope: Point[] = [
    [-220, 380],
    [0, 452],
    [160, 540],
    [270, 606],
    [350, 596],
    [372, 640],
    [480, 700],
    [760, 720],
    [1480, 740],
  ];
  paper.fill(
    `${curve(slope)}L1480 940L-220 940Z`,
    paper.linear(
      [0, 400],
      [0, 720],
      [
        [0, snowTone(stage, 0.35)],
        [1, snowTone(stage, 0.95)],
      ],
    ),
  );
  paper.stroke(curve(slope.slice(0, 5)), palette.light, { width: 4 });
  const spray = Array.from({ length: 70 }, (_, n): string => {
    const along = n / 70;
    return circle(
      350 + 200 * along + random.range(-26, 26),
      580 - 210 * along + random.range(-30, 40) + along * 60,
      random.range(2, 11) * (1 - along * 0.7),
    );
  });
  paper.fill(spray.join(""), mix(palette.light, palette.glow, 0.15), 0.9);
  const skis = stage.world.fork("ride").chance(0.4);
  const [gear, rider] = skis ? [SKIER.skis, SKIER.rider] : [BOARDER.board, BOARDER.rider];
  const place = {
    at: [random.range(610, 690), random.range(340, 390)] as const,
    scale: random.range(1.9, 2.3),
    turn: skis ? random.range(-24, -6) : random.range(-44, -10),
  };
  silhouette(set, rider, place);
  silhouette(set, gear, { ...place, colour: palette.spot });
  const front = snowfield(set, { y: 716, height: 20, depth: 0.9, label: "front" });
  drawSnowPines(set, front, { count: 6, height: 260, depth: 0.95, gap: 340 });
}
