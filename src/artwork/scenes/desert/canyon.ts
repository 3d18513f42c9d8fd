import { protagonist } from "#artwork/motifs/figures.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { cliff, river } from "#artwork/motifs/rocks.ts";
import { birds, sky } from "#artwork/motifs/sky.ts";
import { mesa } from "#artwork/motifs/wastes.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Walls of rock and the way between them. */
export function drawCanyon(stage: Stage): void {
  const { random } = stage;
  const x = 640 + random.range(-70, 70);
  const scene = relit(
    { ...stage, horizon: 520 },
    [x + random.range(-40, 40), random.range(200, 280)],
    random.range(85, 125),
  );
  sky(scene);
  mesa(scene, { at: [x + random.range(-60, 60), 540], width: 220, height: 190, depth: 0.16, label: "end" });
  ridge(scene, { y: 540, height: 12, waves: 3, depth: 0.3, label: "floor" });
  river(scene, { from: [x, 544], width: 300, sway: 110 });
  for (const [index, depth] of [0.3, 0.5, 0.72, 0.95].entries()) {
    const gap = 130 + index * 96;
    cliff(scene, { side: -1, x: x - gap - random.range(0, 40), lean: 40, depth, label: `left-${index}` });
    cliff(scene, { side: 1, x: x + gap + random.range(0, 40), lean: 40, depth, label: `right-${index}` });
  }
  const front = ridge(scene, { y: 690, height: 24, waves: 2, depth: 1, label: "front", tilt: random.sign() * 60 });
  protagonist(scene, [x - 60, heightAt(front, x - 60) + 5], { height: 170 });
  birds(scene, [x + 40, 330], 5);
}
