import { mix } from "#artwork/colour.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { horned, manyEyed, tentacled } from "#artwork/motifs/monsters.ts";
import { glow, SHEET } from "#artwork/motifs/sky.ts";
import { circle } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** What waits in the dark, and someone with a lamp. */
export function drawMonster(stage: Stage): void {
  const { random, paper, palette, world } = stage;
  const side = random.sign();
  const hx = 640 - side * random.range(170, 240);
  const scene = relit(stage, [hx + side * 40, 560], 30);
  paper.fill(
    SHEET,
    paper.radial([hx, 560], 640, [
      [0, mix(palette.deep, palette.glow, 0.4)],
      [0.4, mix(palette.deep, palette.ink, 0.3)],
      [1, palette.ink],
    ]),
  );
  world.fork("monster").pick([horned, manyEyed, tentacled])(scene, [
    640 + side * random.range(90, 150),
    random.range(270, 330),
  ]);
  const ground = ridge(scene, { y: 640, height: 22, waves: 3, depth: 1, label: "ground" });
  glow(scene, [hx + side * 36, heightAt(ground, hx) - 90], { radius: 250, opacity: 0.85 });
  hero(scene, [hx, heightAt(ground, hx) + 5], { height: 160, flip: side < 0 });
  paper.fill(circle(hx + side * 42, heightAt(ground, hx) - 76, 9), palette.light);
}
