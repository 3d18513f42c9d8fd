import { ridge, rimLine } from "#artwork/motifs/land.ts";
import { darkness, lightShaft, stalactites } from "#artwork/motifs/masonry.ts";
import { motes } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** A shaft of light into a cave. */
export const CAVERN: Place = {
  name: "cavern",
  fits: "cave, cavern, underground, mine, mining, spelunking, roguelike",
  offers: ["land"],
  indoors: true,
  draw: (stage) => {
    const { random, paper, horizon } = stage;
    const x = 640 + random.range(-120, 120);
    const scene = relit({ ...stage, horizon }, [x - 60, 60], 60);
    darkness(scene, [x, 260]);
    const teeth = random.fork("teeth");
    paper.fill(stalactites(teeth, { y: 60, length: 190, down: true }), scene.tone(0.4));
    ridge(scene, { y: horizon + 10, height: 60, waves: 5, depth: 0.4, label: "far" });
    lightShaft(scene, [x - 70, -60], { at: [x, 620], half: 190 });
    stage.plane();
    paper.fill(stalactites(teeth, { y: 30, length: 270, down: true, gap: [x - 330, x + 300] }), scene.tone(0.86));
    const low = ridge(scene, { y: horizon + 90, height: 26, waves: 3, depth: 0.66, label: "middle" });
    rimLine(scene, low, { width: 2 });
    rimLine(scene, ridge(scene, { y: 642, height: 12, waves: 2, depth: 0.92, label: "ground" }));
    motes(scene, { count: 60, size: 2.4 });
    return { land: { at: [x, 640] } };
  },
  near: (stage) => {
    const random = stage.random.fork("near");
    stage.paper.fill(stalactites(random, { y: 740, length: 300, down: false, gap: [180, 1100] }), stage.palette.ink);
  },
};
