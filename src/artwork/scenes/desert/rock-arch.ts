import { protagonist } from "#artwork/motifs/figures.ts";
import { scatter } from "#artwork/motifs/flora.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { boulders } from "#artwork/motifs/rocks.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { birds, sky } from "#artwork/motifs/sky.ts";
import { mesa, rockArch } from "#artwork/motifs/wastes.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** An arch that wind has cut, and the light through it. */
export function drawRockArch(stage: Stage): void {
  const { random, paper, palette } = stage;
  const x = 640 + random.range(-60, 60);
  const scene = relit(
    { ...stage, horizon: 500 },
    [x + random.range(-50, 40), random.range(390, 430)],
    random.range(90, 125),
  );
  sky(scene);
  for (const [index, px] of [210, 1080].entries())
    mesa(scene, { at: [px, 520], width: 190, height: random.range(90, 150), depth: 0.14, label: `far-${index}` });
  ridge(scene, { y: 520, height: 16, waves: 4, depth: 0.26, label: "plain" });
  const rock = rockArch(random.fork("arch"));
  silhouette(scene, rock.outline, {
    at: [x, 620],
    scale: random.range(3.9, 4.5),
    colour: scene.tone(0.72),
    rim: 6,
    flip: random.chance(0.5),
    details: () => paper.fill(rock.seams, palette.ink, 0.25),
  });
  const front = ridge(scene, { y: 622, height: 30, waves: 2, depth: 0.96, label: "front" });
  paper.fill(boulders(random.fork("rocks"), scatter(random.fork("feet"), front, 260), 26), palette.ink);
  protagonist(scene, [x + random.range(-40, 40), heightAt(front, x) + 5], { height: 130 });
  birds(scene, [x + 40, 230], 5);
}
