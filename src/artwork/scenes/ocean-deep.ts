// The sea from within and at its wildest: whale, dive, great wave, breach.
import { mix } from "#artwork/colour.ts";
import { whale } from "#artwork/motifs/creatures.ts";
import { crest, ground, peak, ridge } from "#artwork/motifs/land.ts";
import { greatWave } from "#artwork/motifs/great-wave.ts";
import {
  bubbles,
  coral,
  deep,
  DINGHY,
  DIVER,
  seaPlants,
  SERPENT,
  shoal,
  submarine,
  surface,
  whaleMarks,
} from "#artwork/motifs/seafaring.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { lightPath, water, waveRow } from "#artwork/motifs/water.ts";
import { circle, type Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Rows of waves down to the foot of the picture. */
export function drawWaves(stage: Stage, from: number, options: { rows: number; height: number }): void {
  const { rows, height } = options;
  for (let row = 0; row < rows; row += 1) {
    const near = (row + 1) / rows;
    waveRow(stage, {
      y: from + (720 - from) * (row / rows) ** 1.2,
      height: height * (0.35 + near),
      length: 90 + 150 * near,
      depth: 0.35 + 0.62 * near,
      label: `row-${row}`,
    });
  }
}

function drawSeabed(stage: Stage, y: number): void {
  const { paper, inks } = stage;
  for (const [index, depth] of [0.3, 0.6, 0.95].entries()) {
    const colour = mix(mix(inks.deep, inks.sky, 0.25), inks.ink, 0.12 + depth * 0.72);
    const floor = crest(stage.random, { y: y + index * 52, height: 34, waves: 3, depth, label: `bed-${index}` });
    ground(stage, floor, { depth: 1, smooth: true, colour });
    const random = stage.world.fork(`plants-${index}`);
    const plants = Array.from({ length: 9 }, (_, n): string => {
      const x = (n - 0.5) * 160 + random.range(-50, 50);
      if (Math.abs(x - 640) < 130 - index * 20) return "";
      const foot: Point = [x, y + index * 52 + 22];
      const sway = 10 * Math.sin(2 * Math.PI * (stage.time + n / 5));
      return random.chance(0.6)
        ? seaPlants(random, foot, { height: 90 + index * 70, sway })
        : coral(random, foot, 80 + index * 46);
    });
    paper.fill(plants.join(""), colour);
  }
}

/** A whale and a diver under the surface. */
export function drawWhaleSong(stage: Stage): void {
  const { random, inks } = stage;
  const set = relit(stage, [640 + random.range(-160, 160), -40], 100);
  deep(set, set.light.at);
  surface(set);
  drawSeabed(set, 600);
  shoal(set, [random.pick([360, 930]), 480], { count: 16, spread: 60, size: 0.6 });
  silhouette(set, whale(), {
    at: [650, 320 + 8 * Math.sin(2 * Math.PI * stage.time)],
    scale: 2.5,
    turn: -8,
    colour: mix(inks.ink, inks.deep, 0.25),
    rim: 4,
    details: () => whaleMarks(set),
  });
  silhouette(set, DIVER, { at: [560, 492], scale: 0.86, turn: -14, colour: inks.ink });
  bubbles(set, [600, 470], 7);
}

/** A submarine, or a diver in a shoal. */
export function drawDive(stage: Stage): void {
  const { random } = stage;
  const set = relit(stage, [random.range(420, 860), -60], 100);
  deep(set, set.light.at);
  surface(set);
  drawSeabed(set, 590);
  if (stage.world.fork("dive").chance(0.5)) {
    submarine(set, [570, 360], 1.5);
    bubbles(set, [350, 350], 9);
    shoal(set, [1010, 270], { count: 14, spread: 56, size: 0.7 });
  } else {
    shoal(set, [640, 330], { count: 46, spread: 180, size: 1.2 });
    silhouette(set, DIVER, { at: [640, 330], scale: 2.1, turn: -18, rim: 3 });
    bubbles(set, [730, 280], 9);
  }
}

/** A wave about to break over a small boat. */
export function drawWave(stage: Stage): void {
  const { random, inks } = stage;
  const set = relit(stage, [790, 300], random.range(100, 140));
  sky(set);
  peak(set, { summit: [820, 300], base: 500, spread: 200, depth: 0.16, snow: 0.4 });
  haze(set, { from: 380, to: 520, opacity: 0.7 });
  water(set, 490);
  waveRow(set, { y: 520, height: 34, length: 220, depth: 0.36, label: "back" });
  greatWave(set, [480, 470], 1.08);
  waveRow(set, { y: 590, height: 40, length: 240, depth: 0.62, label: "middle" });
  const bob = 4 * Math.sin(2 * Math.PI * stage.time);
  silhouette(set, DINGHY.hull + DINGHY.sail, {
    at: [800, 590 + bob],
    scale: 1.5,
    turn: -9,
    details: () => set.paper.fill(DINGHY.sail, inks.spot),
  });
  waveRow(set, { y: 640, height: 48, length: 280, depth: 0.78, label: "near" });
  waveRow(set, { y: 706, height: 40, length: 320, depth: 0.95, label: "foot" });
}

/** A whale, or a serpent, out of the water. */
export function drawBreach(stage: Stage): void {
  const { paper, inks, random } = stage;
  const set = relit(stage, [640 + random.range(-60, 60), 300], random.range(170, 220));
  sky(set);
  ridge(set, { y: 470, height: 44, waves: 4, depth: 0.14, sharp: true, label: "far" });
  water(set, 474);
  lightPath(set, 474);
  const beast = stage.world.fork("beast").chance(0.35) && stage.mood !== "calm";
  if (beast)
    silhouette(set, SERPENT, {
      at: [640, 560],
      scale: 2,
      rim: 4,
      details: () => paper.fill(circle(142, -112, 4), inks.spot),
    });
  else
    silhouette(set, whale(), {
      at: [650 + random.range(-30, 30), 396],
      scale: 1.9,
      turn: -random.range(44, 62),
      rim: 4,
      details: () => whaleMarks(set),
    });
  const splash = Array.from({ length: 90 }, (): string => {
    const angle = random.range(-Math.PI, 0);
    const far = random.range(30, 210);
    return circle(
      590 + Math.cos(angle) * far * 1.2,
      570 + Math.sin(angle) * far * 0.62,
      random.range(2, 11) * (1 - far / 300),
    );
  });
  paper.fill(splash.join(""), mix(inks.light, inks.glow, 0.2));
  drawWaves(set, 566, { rows: 4, height: 34 });
  silhouette(set, DINGHY.hull + DINGHY.sail, {
    at: [250 + random.range(0, 90), 620],
    scale: 0.9,
    turn: 5,
    details: () => paper.fill(DINGHY.sail, inks.spot),
  });
  waveRow(set, { y: 640, height: 34, length: 240, depth: 0.95, label: "front" });
}
