import { scatter } from "#artwork/motifs/flora.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { fern } from "#artwork/motifs/overgrowth.ts";
import { motes, sun } from "#artwork/motifs/sky.ts";
import { dweller, shafts, trunks, woodland } from "#artwork/motifs/woodland.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Someone who lives there, between trunks in the light. */
export function drawClearing(stage: Stage): void {
  const { random, paper } = stage;
  const x = 640 + random.range(-110, 110);
  const scene = relit(
    { ...stage, horizon: 560 },
    [x + random.range(-40, 40), random.range(250, 330)],
    random.range(80, 130),
  );
  woodland(scene);
  sun({ ...scene, sun: scene.sun === "crescent" ? "disc" : scene.sun });
  for (const [index, depth] of [0.1, 0.3, 0.54].entries()) {
    trunks(scene, {
      depth,
      width: 26 + index * 20,
      y: 540 + index * 42,
      clear: 60 + index * 70,
      gap: 60 + index * 46,
      label: `trunks-${index}`,
      x,
    });
    ridge(scene, { y: 548 + index * 40, height: 14, waves: 4, depth: depth + 0.06, label: `floor-${index}` });
  }
  shafts(scene);
  dweller(scene, [x, 640], 140);
  trunks(scene, { depth: 0.98, width: 100, y: 720, clear: 350, gap: 170, label: "near", x });
  const front = ridge(scene, { y: 668, height: 18, waves: 3, depth: 1, label: "front" });
  const leaves = random.fork("ferns");
  paper.fill(
    scatter(leaves, front, 92)
      .map(([px, py]) => fern(leaves, [px, py + 10], leaves.range(40, 90)))
      .join(""),
    scene.palette.ink,
  );
  motes(scene, { count: 34 });
}
