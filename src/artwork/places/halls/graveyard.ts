import { bareTree } from "#artwork/motifs/flora.ts";
import { TOMBSTONES } from "#artwork/motifs/gothic.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { overgrown } from "#artwork/motifs/overgrowth.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** Stones and crosses under bare trees. */
export const GRAVEYARD: Place = {
  name: "graveyard",
  fits: "graveyard, cemetery, undead, zombies, gothic, halloween, horror",
  offers: ["land"],
  draw: (stage) => {
    const { random, paper, horizon } = stage;
    const high = [640 + random.sign() * random.range(80, 240), horizon - random.range(150, 220)] as const;
    const scene = relit(stage, high, random.range(90, 140));
    sky(scene);
    ridge(scene, { y: horizon + 10, height: 50, waves: 4, depth: 0.12, label: "far" });
    const trees = random.fork("trees");
    for (const x of [180, 420, 960, 1130])
      paper.fill(bareTree(trees, [x + trees.range(-60, 60), horizon + 70], trees.range(170, 260)), scene.tone(0.4));
    haze(scene, { from: horizon - 60, to: horizon + 140, opacity: 0.6 });
    stage.plane();
    const graves = random.fork("graves");
    for (const [row, depth] of [0.5, 0.72, 0.9].entries()) {
      const y = horizon + 70 + row * (590 - horizon) * 0.36;
      const line = ridge(scene, { y, height: 16, waves: 3, depth, label: `row${row}` });
      for (let x = -120 + graves.range(0, 90); x < 1400; x += graves.range(90, 190) + row * 30) {
        const placing = { at: [x, heightAt(line, x) + 6], scale: 0.8 + row * 0.42, turn: graves.range(-7, 7) } as const;
        silhouette(scene, graves.pick(TOMBSTONES), { ...placing, colour: scene.tone(depth + 0.08) });
      }
    }
    haze(scene, { from: 520, to: 700, opacity: 0.4 });
    overgrown(scene, { y: 662 });
    return { land: { at: [640 + random.range(-120, 120), 668] } };
  },
  near: (stage) => {
    const random = stage.random.fork("near");
    const stone = "M-60 940L-40 560A110 110 0 0 1 170 570L180 940Z";
    stage.paper.fill(stone + bareTree(random, [1220, 800], 600), stage.palette.ink);
  },
};
