import { ridge, rimLine } from "#artwork/motifs/land.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { birds, sky } from "#artwork/motifs/sky.ts";
import { mesa, rockArch } from "#artwork/motifs/wastes.ts";
import { edgeRocks, litBeside, spotOn } from "#artwork/motifs/wilds.ts";
import type { Place } from "#artwork/part.ts";

/** An arch that wind has cut, and the light through it. */
export const ROCK_ARCH: Place = {
  name: "rock-arch",
  fits: "arch, canyon, desert, rocks, stone-age, journey, exploration",
  offers: ["land"],
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const { scene, side } = litBeside(stage, { away: [10, 60], up: [60, 110], radius: [95, 125] });
    sky(scene);
    for (const [index, x] of [210, 1080].entries())
      mesa(scene, {
        at: [x, horizon + 10],
        width: 190,
        height: random.range(90, 150),
        depth: 0.14,
        label: `far-${index}`,
      });
    ridge(scene, { y: horizon + 10, height: 16, waves: 4, depth: 0.26, label: "plain" });
    birds(scene, [640 + side * 40, horizon - 200], 5);
    stage.plane();
    const rock = rockArch(random.fork("arch"));
    silhouette(scene, rock.outline, {
      at: [640, Math.max(634, horizon + 60)],
      scale: random.range(4.4, 4.8),
      colour: scene.tone(0.55),
      rim: 6,
      flip: random.chance(0.5),
      details: () => paper.fill(rock.seams, palette.ink, 0.25),
    });
    const front = ridge(scene, { y: 646, height: 22, waves: 2, depth: 0.96, label: "front", tilt: side * 14 });
    rimLine(scene, front);
    return { land: spotOn(front, 640 + side * random.range(-30, 60)) };
  },
  near: (stage) => edgeRocks(stage),
};
