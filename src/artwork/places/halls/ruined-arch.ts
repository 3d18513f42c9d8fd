import { arch, column } from "#artwork/motifs/buildings.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { overgrown, vines } from "#artwork/motifs/overgrowth.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { birds, sky } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** A broken arch and what hangs from it. */
export const RUINED_ARCH: Place = {
  name: "ruined-arch",
  fits: "ruins, ruin, ancient, lost, exploration, arch, puzzle, souls-like",
  offers: ["land"],
  draw: (stage) => {
    const { random, paper, horizon } = stage;
    const x = 640 + random.sign() * random.range(60, 160);
    const scene = relit(stage, [x + random.range(-50, 50), horizon - random.range(130, 190)], random.range(110, 155));
    sky(scene);
    for (const [index, depth] of [0.08, 0.26, 0.44].entries())
      ridge(scene, {
        y: horizon + index * 44,
        height: 60 - index * 10,
        waves: 5 - index,
        depth,
        label: `hill${index}`,
      });
    stage.plane();
    const [parts, scale] = [random.fork("arch"), random.range(4.4, 5.2)] as const;
    silhouette(scene, arch(parts, true), { at: [x, 640], scale, colour: scene.tone(0.82), rim: 5 });
    const [from, to] = [[x - 24 * scale, 650 - 68 * scale] as const, [x - 5 * scale, 640 - 84 * scale] as const];
    paper.fill(vines(random.fork("vines"), [from, to], { count: 5, length: 120 }), scene.tone(0.9));
    for (const px of [x - 400, x + 390, x - 520]) {
      const stump = column(parts, parts.range(40, 80));
      silhouette(scene, stump, { at: [px, 646], scale: parts.range(2.4, 3), colour: scene.tone(0.88), rim: 4 });
    }
    overgrown(scene, { y: 656 });
    birds(scene, [x - 300, horizon - 260], 5);
    return { land: { at: [640 + random.range(-60, 60), 662] } };
  },
};
