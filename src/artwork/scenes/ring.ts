// Fights under the sky: before the sun, over the roofs, at the gate, in the old arena; halls lie beside it.
import { mix } from "#artwork/colour.ts";
import { skyline, torii } from "#artwork/motifs/buildings.ts";
import { banner, duel } from "#artwork/motifs/duel.ts";
import { bareTree, grass } from "#artwork/motifs/flora.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { birds, haze, motes, sky } from "#artwork/motifs/sky.ts";
import { fixed, type Point, polygon, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { play } from "./compositions.ts";
import { drawChampion, drawDojo, drawRopes } from "./ring-halls.ts";

/** Draws a world of duels. */
export function drawRing(stage: Stage): void {
  play(stage, [drawBeforeTheSun, drawDojo, drawRopes, drawRooftop, drawGate, drawColosseum, drawChampion]);
}

function drawBeforeTheSun(stage: Stage): void {
  const { random, paper, inks } = stage;
  const set = relit(stage, [640, 350], random.range(190, 240));
  sky(set);
  birds(set, [random.range(300, 980), 150]);
  ridge(set, { y: 500, height: 70, waves: 3, depth: 0.2, sharp: true, label: "far" });
  haze(set, { from: 380, to: 590, opacity: 0.6 });
  ridge(set, { y: 572, height: 22, waves: 3, depth: 0.5, label: "middle" });
  const field = ridge(set, { y: 640, height: 10, waves: 2, depth: 1, label: "field" });
  const feet = Array.from({ length: 330 }, (_, n): Point => [-180 + n * 5.1, heightAt(field, -180 + n * 5.1)]);
  duel(set, [640, 648], { height: 260, gap: 300, blades: stage.world.fork("blades").chance(0.5) });
  paper.fill(grass(random.fork("grass"), feet, { height: 34, lean: 8 }), inks.ink);
  motes(set, { count: 36, colour: inks.spot, size: 3.4 });
}

function drawRooftop(stage: Stage): void {
  const { paper, inks, random } = stage;
  const set = relit(stage, [640 + random.sign() * random.range(40, 130), 270], random.range(150, 200));
  sky(set);
  skyline(set, { floor: 600, depth: 0.18, width: [46, 92], height: [120, 330], label: "far", window: 3 });
  haze(set, { from: 340, to: 640, opacity: 0.6 });
  skyline(set, { floor: 640, depth: 0.48, width: [80, 150], height: [40, 190], label: "near", window: 5 });
  const old = stage.world.fork("roof").chance(0.5);
  if (old) tiles(set);
  else flatRoof(set);
  duel(set, [640, old ? 574 : 612], { height: 235, gap: 290, blades: old });
  if (stage.mood === "dark" || stage.mood === "eerie" || stage.mood === "fierce") {
    const rain = Array.from({ length: 120 }, () => {
      const [x, y] = [random.range(-60, 1340), random.range(-40, 720)];
      return `M${fixed(x)} ${fixed(y)}l-9 34`;
    });
    paper.stroke(rain.join(""), inks.light, { width: 1.5, opacity: 0.35 });
  }
}

function flatRoof(stage: Stage): void {
  const { paper, inks } = stage;
  paper.fill(rect([-220, 610], 1720, 400) + rect([120, 470], 150, 150) + rect([990, 520], 190, 100), inks.ink);
  paper.fill(
    rect([196, 350], 5, 130) +
      polygon([
        [170, 396],
        [226, 396],
        [198, 380],
      ]),
    inks.ink,
  );
  paper.fill(rect([-220, 607], 1720, 4) + rect([120, 467], 150, 4) + rect([990, 517], 190, 4), inks.light, 0.85);
  paper.fill(rect([1030, 546], 110, 30), inks.spot, 0.95);
  paper.fill(rect([-220, 640], 1720, 10), mix(inks.ink, inks.deep, 0.6));
}

/** A tiled roof ridge with upturned ends. */
function tiles(stage: Stage): void {
  const { paper, inks } = stage;
  const roof =
    "M90 548C130 566 170 572 220 572L1060 572C1110 572 1150 566 1190 548C1200 640 1300 700 1420 730L1420 940L-140 940L-140 730C-20 700 80 640 90 548Z";
  paper.fill(roof, inks.ink);
  paper.clipped(roof, () => {
    const rows = Array.from({ length: 34 }, (_, n) => `M${640 + (n - 16.5) * 34} 590L${640 + (n - 16.5) * 62} 760`);
    paper.stroke(rows.join(""), mix(inks.deep, inks.glow, 0.2), { width: 5, opacity: 0.55 });
  });
  paper.stroke("M90 548C130 566 170 572 220 572L1060 572C1110 572 1150 566 1190 548", inks.light, { width: 5 });
}

function drawGate(stage: Stage): void {
  const { paper, inks, random } = stage;
  const set = relit(stage, [640, 330], random.range(130, 170));
  sky(set);
  ridge(set, { y: 470, height: 110, waves: 3, depth: 0.18, sharp: true, label: "far" });
  haze(set, { from: 330, to: 560, opacity: 0.6 });
  ridge(set, { y: 540, height: 26, waves: 4, depth: 0.45, label: "middle" });
  silhouette(set, torii(), { at: [640, 600], scale: 4.3, colour: mix(inks.spot, inks.ink, 0.12), rim: 4 });
  paper.fill(
    polygon([
      [560, 596],
      [720, 596],
      [1000, 760],
      [280, 760],
    ]),
    mix(stage.tone(0.4), inks.light, 0.3),
  );
  const steps = Array.from({ length: 5 }, (_, n) =>
    rect([640 - 92 - n * 44, 606 + n * 24 + n * n * 2], 184 + n * 88, 4),
  );
  ridge(set, { y: 640, height: 6, waves: 2, depth: 0.88, label: "court" });
  paper.fill(steps.join(""), inks.light, 0.25);
  for (const x of [150, 1130]) paper.fill(bareTree(random.fork(x), [x, 690], 430), inks.ink);
  duel(set, [640, 660], { height: 220, gap: 340, blades: true });
  motes(set, { count: 60, colour: inks.spot, size: 4 });
}

function drawColosseum(stage: Stage): void {
  const { paper, inks } = stage;
  const set = relit(stage, [640, 180], 105);
  sky(set);
  const wall = (y: number, dip: number, colour: string): void =>
    paper.fill(`M-220 ${y - dip}Q640 ${y + dip} 1500 ${y - dip}V940H-220Z`, colour);
  [0, 1, 2].forEach((tier) => {
    const [y, colour] = [270 + tier * 78, stage.tone(0.25 + tier * 0.18)];
    wall(
      y,
      60,
      paper.linear(
        [0, y - 60],
        [0, y + 130],
        [
          [0, colour],
          [1, mix(colour, inks.glow, 0.3)],
        ],
      ),
    );
    const arches = Array.from({ length: 21 }, (_, n): string => {
      const x = -120 + n * 76;
      const top = y + 60 * (1 - 2 * ((x + 18 - 640) / 860) ** 2) * 0.5 + 30;
      return `M${x} ${fixed(top + 50)}V${fixed(top + 18)}A18 18 0 0 1 ${x + 36} ${fixed(top + 18)}V${fixed(top + 50)}Z`;
    });
    paper.fill(arches.join(""), mix(colour, inks.ink, 0.55));
    paper.stroke(`M-220 ${y - 60}Q640 ${y + 60} 1500 ${y - 60}`, inks.light, { width: 3, opacity: 0.7 });
  });
  wall(520, 30, mix(inks.glow, inks.light, 0.25));
  paper.fill(
    "M-220 490Q640 550 1500 490V940H-220Z",
    paper.linear(
      [0, 510],
      [0, 720],
      [
        [0, mix(inks.glow, inks.light, 0.3)],
        [1, mix(inks.glow, inks.deep, 0.75)],
      ],
    ),
  );
  for (const x of [180, 420, 790, 1030]) banner(set, [x, 330], { width: 60, length: 150, colour: inks.spot });
  for (const [side, x] of [
    [-1, 490],
    [1, 790],
  ] as const)
    paper.fill(
      polygon([
        [x - 30, 640],
        [x + 30, 640],
        [x + side * 190, 715],
        [x + side * 120, 720],
      ]),
      inks.ink,
      0.4,
    );
  duel(set, [640, 644], { height: 250, gap: 300, blades: stage.world.fork("blades").chance(0.6) });
}
