import { mix } from "#artwork/colour.ts";
import { heightAt, ridge, rimLine } from "#artwork/motifs/land.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { haze, motes, sky } from "#artwork/motifs/sky.ts";
import { ranks, standard } from "#artwork/motifs/warfare.ts";
import { smoke } from "#artwork/motifs/winter.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** Spears and torn flags in the ground, smoke behind. */
export const BATTLEFIELD: Place = {
  name: "battlefield",
  fits: "war, battle, battlefield, army, siege, real-time-strategy, tactical, total-war",
  ages: ["old"],
  offers: ["land"],
  draw: (stage) => {
    const { random, paper, palette, horizon, world } = stage;
    const at = [640 + random.range(-220, 220), horizon - random.range(110, 200)] as const;
    const scene = relit(stage, at, random.range(100, 150));
    sky(scene);
    ridge(scene, { y: horizon, height: 70, waves: 5, depth: 0.1, sharp: true, label: "far" });
    for (const x of [random.range(100, 300), random.range(900, 1100)])
      smoke(scene, [x, horizon + 60], { height: random.range(260, 380), width: 40, colour: scene.tone(0.36) });
    haze(scene, { from: horizon - 80, to: horizon + 120, opacity: 0.6 });
    const line = ridge(scene, { y: horizon + 60, height: 16, waves: 3, depth: 0.5, label: "line" });
    paper.fill(ranks(random.fork("ranks"), line), scene.tone(0.5));
    stage.plane();
    const flag = world.fork("host").chance(0.5) ? palette.spot : mix(palette.spot, palette.ink, 0.35);
    for (const [row, depth] of [0.74, 0.94].entries()) {
      const y = horizon + 110 + row * (540 - horizon);
      const mud = ridge(scene, { y, height: 16, waves: 3, depth, label: `mud${row}` });
      for (const [index, share] of [0.06, 0.22, 0.36, 0.66, 0.8, 0.95].entries()) {
        const x = 1280 * share + random.range(-70, 70);
        const { spear, cloth } = standard(random.range(70, 130) * (1 + row * 0.5));
        const placing = { at: [x, heightAt(mud, x) + 8], scale: 1, turn: random.range(-24, 24) } as const;
        silhouette(scene, spear, { ...placing, colour: scene.tone(depth + 0.06) });
        if (index % 3 === row) silhouette(scene, cloth, { ...placing, flip: random.chance(0.5), colour: flag, rim: 0 });
      }
    }
    rimLine(scene, ridge(scene, { y: 664, height: 12, waves: 2, depth: 1, label: "front" }));
    motes(scene, { count: 40, colour: palette.spot, size: 2.6 });
    return { land: { at: [640 + random.range(-90, 90), 664] } };
  },
};
