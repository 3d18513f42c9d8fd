// Deeper below ground: chasms, crystals, what waits in the dark.
import { mix } from "#artwork/colour.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { chest, darkness, lightShaft, stalactites, swordInStone } from "#artwork/motifs/masonry.ts";
import { horned, manyEyed, tentacled } from "#artwork/motifs/monsters.ts";
import { shard } from "#artwork/motifs/planets.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { glow, motes, SHEET } from "#artwork/motifs/sky.ts";
import { circle, type Point, polygon } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

export function drawEyes(stage: Stage): void {
  const { random, paper, inks, world } = stage;
  const side = random.sign();
  const hx = 640 - side * random.range(170, 240);
  const scene = relit(stage, [hx + side * 40, 560], 30);
  paper.fill(
    SHEET,
    paper.radial([hx, 560], 640, [
      [0, mix(inks.deep, inks.glow, 0.4)],
      [0.4, mix(inks.deep, inks.ink, 0.3)],
      [1, inks.ink],
    ]),
  );
  world.fork("monster").pick([horned, manyEyed, tentacled])(scene, [
    640 + side * random.range(90, 150),
    random.range(270, 330),
  ]);
  const ground = ridge(scene, { y: 640, height: 22, waves: 3, depth: 1, label: "ground" });
  glow(scene, [hx + side * 36, heightAt(ground, hx) - 90], { radius: 250, opacity: 0.85 });
  hero(scene, [hx, heightAt(ground, hx) + 5], { height: 160, flip: side < 0 });
  paper.fill(circle(hx + side * 42, heightAt(ground, hx) - 76, 9), inks.light);
}

export function drawWell(stage: Stage): void {
  const { random, paper, inks } = stage;
  const scene = relit(stage, [640, 360], 60);
  paper.fill(SHEET, inks.ink);
  const turn = random.range(0, 6.28);
  const rings = 7;
  for (let ring = rings; ring >= 1; ring -= 1) {
    const r = 66 + 92 * (ring - 1) ** 1.14;
    const colour = mix(mix(inks.light, inks.glow, 0.5), inks.ink, 0.12 + (0.84 * ring) / rings);
    const steps = 26;
    const wedges = Array.from({ length: steps }, (_, index): string => {
      const [a, b] = [turn + (index / steps) * 6.283, turn + ((index + 0.86) / steps) * 6.283];
      const grow = 1 + index / steps;
      const inner = r + (grow - 1) * 92 * 0.9;
      const point = (angle: number, reach: number): Point => [
        640 + Math.cos(angle) * reach * 1.12,
        360 + Math.sin(angle) * reach * 0.94,
      ];
      return polygon([point(a, inner), point(b, inner), point(b, inner + 84), point(a, inner + 84)]);
    });
    paper.fill(wedges.join(""), colour);
  }
  glow(scene, [640, 360], { radius: 420, opacity: 0.8 });
  paper.fill(circle(640, 360, 58), inks.light);
  const lamps = Array.from({ length: 7 }, (_, index): Point => {
    const [angle, reach] = [turn + index * 2.05, 150 + index * 62];
    return [640 + Math.cos(angle) * reach * 1.12, 360 + Math.sin(angle) * reach * 0.94];
  });
  for (const [index, lamp] of lamps.entries()) {
    glow(scene, lamp, { radius: 60 + index * 16, opacity: 0.7, colour: inks.spot });
    paper.fill(circle(lamp[0], lamp[1], 4 + index * 1.3), mix(inks.spot, inks.light, 0.4));
  }
  motes(scene, { count: 46, size: 2.6 });
}

export function drawCrystals(stage: Stage): void {
  const { random, paper, inks } = stage;
  const x = 640 + random.range(-70, 70);
  const scene = relit({ ...stage, horizon: 560 }, [x, 380], 60);
  darkness(scene, [x, 400], 780);
  glow(scene, [x, 400], { radius: 460, opacity: 0.7, colour: inks.spot });
  const stones = random.fork("shards");
  for (const [index, depth] of [0.35, 0.62, 0.9].entries()) {
    for (let count = 0; count < 9; count += 1) {
      const side = count % 2 === 0 ? -1 : 1;
      const away = 90 + index * 130 + count * 46;
      const { outline, face } = shard(
        stones,
        [x + side * away, 620 + index * 50],
        (150 + index * 90) * stones.range(0.6, 1.2),
      );
      paper.fill(outline, mix(scene.tone(depth), inks.spot, 0.3 - index * 0.06));
      paper.fill(face, mix(scene.tone(depth), inks.light, 0.34 - index * 0.1));
    }
    if (index === 1) {
      for (const [away, height] of [
        [-90, 250],
        [84, 290],
        [-34, 380],
        [26, 440],
      ] as const) {
        const big = shard(stones, [x + away, 660], height);
        silhouette(scene, big.outline, { at: [0, 0], scale: 1, colour: mix(inks.spot, inks.deep, 0.3), rim: 3 });
        paper.fill(big.face, mix(inks.spot, inks.light, 0.5));
      }
    }
  }
  paper.fill(stalactites(random.fork("teeth"), { y: 20, length: 200, down: true, gap: [x - 240, x + 240] }), inks.ink);
  const ground = ridge(scene, { y: 676, height: 18, waves: 3, depth: 1, label: "ground" });
  const hx = x + random.sign() * 170;
  hero(scene, [hx, heightAt(ground, hx) + 5], { height: 170 });
}

export function drawCavern(stage: Stage): void {
  const { random, paper, world } = stage;
  const x = 640 + random.range(-120, 120);
  const scene = relit({ ...stage, horizon: 540 }, [x - 60, 60], 60);
  darkness(scene, [x, 260]);
  const teeth = random.fork("teeth");
  paper.fill(stalactites(teeth, { y: 60, length: 190, down: true }), scene.tone(0.5));
  ridge(scene, { y: 500, height: 60, waves: 5, depth: 0.5, label: "far" });
  lightShaft(scene, [x - 70, -10], { at: [x, 590], half: 190 });
  paper.fill(stalactites(teeth, { y: 30, length: 270, down: true, gap: [x - 330, x + 300] }), scene.tone(0.86));
  const ground = ridge(scene, { y: 596, height: 16, waves: 2, depth: 0.86, label: "ground" });
  prize(scene, [x, heightAt(ground, x) + 4], world.fork("prize").int(0, 2));
  motes(scene, { count: 60, size: 2.4 });
  const front = ridge(scene, { y: 688, height: 30, waves: 3, depth: 1, label: "front", tilt: random.sign() * 30 });
  const hx = x + random.sign() * 230;
  hero(scene, [hx, heightAt(front, hx) + 6], { height: 190 });
}

/** What the light falls on: a sword, a chest or an altar stone. */
function prize(stage: Stage, at: Point, kind: number): void {
  const { paper, inks } = stage;
  if (kind === 0) {
    const { stone, blade } = swordInStone();
    silhouette(stage, stone, { at, scale: 2.2, colour: stage.tone(0.75) });
    silhouette(stage, blade, { at, scale: 2.2, colour: mix(inks.light, inks.spot, 0.3) });
    return;
  }
  const { outline, gold } = chest();
  silhouette(stage, outline, { at, scale: kind === 1 ? 2.6 : 2.2, rim: 4 });
  glow(stage, [at[0], at[1] - 90], { radius: 220, opacity: 0.7, colour: inks.spot });
  stage.paper.transformed(`translate(${at[0]} ${at[1]}) scale(2.5)`, () =>
    paper.fill(gold, mix(inks.spot, inks.light, 0.4)),
  );
}
