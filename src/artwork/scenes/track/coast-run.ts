import { mix } from "#artwork/colour.ts";
import { palm } from "#artwork/motifs/flora.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { carSide } from "#artwork/motifs/vehicles.ts";
import { lightPath, water } from "#artwork/motifs/water.ts";
import { rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A road along the sea. */
export function drawCoastRun(stage: Stage): void {
  const { paper, palette, random } = stage;
  const line = stage.horizon - 30;
  const set = relit(
    stage,
    [640 + random.sign() * random.range(60, 190), line - random.range(20, 90)],
    random.range(130, 180),
  );
  sky(set);
  ridge(set, { y: line - 6, height: 34, waves: 3, depth: 0.16, sharp: true, label: "cape" });
  water(set, line);
  lightPath(set, line);
  paper.fill(rect([-220, 556], 1720, 400), mix(palette.ink, palette.deep, 0.35));
  paper.fill(rect([-220, 552], 1720, 5), palette.light, 0.8);
  const posts = Array.from({ length: 26 }, (_, index) => rect([-180 + (index + stage.time) * 62, 522], 7, 40));
  paper.fill(`${posts.join("")}${rect([-220, 516], 1720, 14)}`, mix(palette.ink, palette.deep, 0.15));
  paper.fill(rect([-220, 514], 1720, 3), palette.light, 0.9);
  const trees = [130, 330, 1010, 1190].map((x) =>
    palm(random, [x + random.range(-50, 50), 560], { height: random.range(300, 440) }),
  );
  for (const tree of trees) paper.fill(tree, palette.ink);
  carSide(set, [640, 636], { scale: 2.1 });
  paper.fill(
    [0, 1, 2, 3, 4, 5].map((n) => rect([-200 + n * 290 + 290 * stage.time, 676], 150, 8)).join(""),
    palette.light,
    0.75,
  );
}
