// Ruins of places people came to: temples, gates, stone circles, a drowned hall.
import { mix } from "#artwork/colour.ts";
import { arch, column, torii } from "#artwork/motifs/buildings.ts";
import { protagonist } from "#artwork/motifs/figures.ts";
import { palm, pineWood, roundTree, scatter } from "#artwork/motifs/flora.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { stairs } from "#artwork/motifs/masonry.ts";
import { columnTemple, pagoda, pylon, pylonMarks, stepPyramid, stoneCircle } from "#artwork/motifs/monuments.ts";
import { overgrown } from "#artwork/motifs/overgrowth.ts";
import { mirrored } from "#artwork/motifs/rocks.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { birds, haze, motes, sky } from "#artwork/motifs/sky.ts";
import { statue } from "#artwork/motifs/statues.ts";
import { lightPath, water } from "#artwork/motifs/water.ts";
import { type Point, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

export function drawTemple(stage: Stage): void {
  const { random, paper, inks } = stage;
  const x = 640 + random.range(-70, 70);
  const scene = relit(
    stage,
    [x + random.sign() * random.range(60, 230), random.range(150, 220)],
    random.range(100, 150),
  );
  sky(scene);
  ridge(scene, { y: 440, height: 60, waves: 5, depth: 0.14, label: "far" });
  holyPlace(scene, [x, 590], random.range(3.6, 4.3));
  haze(scene, { from: 440, to: 640, opacity: 0.6 });
  const leaves = random.fork("leaves");
  for (const [index, depth] of [0.62, 0.82].entries()) {
    const line = ridge(scene, { y: 596 + index * 44, height: 20, waves: 4, depth, label: `jungle-${index}` });
    paper.fill(
      scatter(leaves, line, 62)
        .filter(([px]) => Math.abs(px - x) > 90 + index * 120)
        .map((foot) => roundTree(leaves, foot, leaves.range(60, 120) * (1 + index * 0.4)))
        .join(""),
      scene.tone(depth),
    );
  }
  for (const side of [-1, 1])
    paper.fill(palm(leaves, [640 + side * leaves.range(390, 470), 720], { height: leaves.range(330, 460) }), inks.ink);
  const front = overgrown(scene, { y: 680 });
  protagonist(scene, [x, heightAt(front, x) + 4], { height: 136 });
  birds(scene, [x + 220, 170], 6);
}

export function drawCircle(stage: Stage): void {
  const { random, inks } = stage;
  const scene = relit(stage, [640 + random.range(-40, 40), random.range(320, 370)], random.range(130, 180));
  sky(scene);
  ridge(scene, { y: 480, height: 40, waves: 4, depth: 0.12, label: "far" });
  ridge(scene, { y: 540, height: 30, waves: 3, depth: 0.4, label: "middle" });
  silhouette(
    scene,
    stoneCircle(random.fork("stones"), { y: 610, half: random.range(330, 400), height: random.range(270, 330) }),
    { at: [0, 0], scale: 1, colour: scene.tone(0.85), rim: 5 },
  );
  const front = overgrown(scene, { y: 634 });
  protagonist(scene, [640 + random.range(-60, 60), heightAt(front, 640) + 6], { height: 150 });
  motes(scene, { count: 36, colour: mix(inks.spot, inks.light, 0.4), size: 3, top: 300 });
}

export function drawFlooded(stage: Stage): void {
  const { random, paper, inks } = stage;
  const side = random.sign();
  const scene = relit(
    { ...stage, horizon: 470 },
    [640 + side * random.range(40, 160), random.range(230, 300)],
    random.range(105, 150),
  );
  sky(scene);
  const parts = random.fork("parts");
  const x = 640 - side * 150;
  mirrored(scene, 500, () => {
    ridge(scene, { y: 460, height: 50, waves: 6, depth: 0.1, sharp: true, label: "far" });
    silhouette(scene, arch(parts.fork("a"), true), {
      at: [x + side * 470, 520],
      scale: 2,
      colour: scene.tone(0.4),
      rim: 3,
    });
    silhouette(scene, arch(parts.fork("b"), false), { at: [x, 540], scale: 4, colour: scene.tone(0.74), rim: 4 });
    for (const [index, away] of [-300, 220, 330].entries())
      silhouette(scene, column(parts.fork(index), index === 1 ? 100 : 60), {
        at: [x + side * away, 520],
        scale: 2.3,
        colour: scene.tone(0.6),
        rim: 3,
      });
  });
  water(scene, 500, 0.6);
  lightPath(scene, 502, { width: 60 });
  paper.fill("M-240 700Q640 650 1520 706V940H-240Z", inks.ink);
  protagonist(scene, [640 + side * 170, 682], { height: 150 });
}

export function drawGate(stage: Stage): void {
  const { random, paper, inks, world } = stage;
  const x = 640 + random.range(-60, 60);
  const scene = relit({ ...stage, horizon: 500 }, [x, random.range(240, 300)], random.range(130, 180));
  sky(scene);
  ridge(scene, { y: 480, height: 50, waves: 5, depth: 0.14, sharp: true, label: "far" });
  ridge(scene, { y: 540, height: 24, waves: 4, depth: 0.4, label: "middle" });
  stairs(scene, { x, top: 520, bottom: 760, half: [90, 240], count: 9 });
  const far = mix(inks.spot, inks.ink, 0.35);
  const kind = world.fork("gate").pick(["torii", "pylon", "arch"] as const);
  const outline = kind === "torii" ? torii() : kind === "pylon" ? pylon() : arch(world.fork("arch"), false);
  silhouette(scene, outline, { at: [x, 536], scale: 3.3, colour: far, rim: 4 });
  silhouette(scene, outline, {
    at: [x, 676],
    scale: kind === "torii" ? 6.1 : 5.7,
    colour: inks.ink,
    rim: 5,
    details: () => paper.fill(kind === "pylon" ? pylonMarks() : "", far),
  });
  const trees = random.fork("trees");
  for (const side of [-1, 1]) {
    const feet = [470, 540, 400].map((away, index): Point => [
      x + side * (away + trees.range(-20, 20)),
      700 + index * 20,
    ]);
    paper.fill(
      kind === "pylon"
        ? feet
            .slice(0, 2)
            .map((foot) => palm(trees, foot, { height: trees.range(280, 400) }))
            .join("")
        : pineWood(trees, feet, 360),
      inks.ink,
    );
  }
  protagonist(scene, [x + random.range(-20, 20), 620], { height: 120 });
}

/** The temple this game's people built. */
function holyPlace(stage: Stage, at: Point, scale: number): void {
  const { paper, inks, world } = stage;
  const colour = stage.tone(0.52);
  const kind = world.fork("temple").pick(["steps", "columns", "pagoda"] as const);
  if (kind === "columns")
    return silhouette(stage, columnTemple(world.fork("fallen").chance(0.6)), {
      at,
      scale: scale * 0.94,
      colour,
      rim: 4,
    });
  if (kind === "pagoda")
    return silhouette(stage, pagoda(world.fork("tiers").int(4, 6)), {
      at,
      scale: scale * 1.1,
      colour,
      rim: 4,
      details: () => paper.fill(rect([-5, -14], 10, 14), inks.spot),
    });
  const { outline, stair, door } = stepPyramid(world.fork("tiers").int(5, 7));
  silhouette(stage, outline, {
    at,
    scale,
    colour,
    rim: 4,
    details: () => {
      paper.fill(stair, mix(colour, inks.light, 0.24));
      paper.fill(door, inks.spot);
    },
  });
}

export function drawColossus(stage: Stage): void {
  const { random, paper } = stage;
  const side = random.sign();
  const scene = relit(stage, [640 + side * random.range(210, 320), random.range(180, 260)], random.range(80, 125));
  sky(scene);
  for (const [index, depth] of [0.08, 0.24].entries())
    ridge(scene, { y: 470 + index * 44, height: 60, waves: 5, depth, sharp: index === 0, label: `hill-${index}` });
  statue(scene, [640 - side * random.range(40, 140), 650], { flip: side < 0, depth: 0.66 });
  haze(scene, { from: 480, to: 690, opacity: 0.6 });
  const wood = ridge(scene, { y: 610, height: 26, waves: 4, depth: 0.8, label: "wood" });
  const trees = random.fork("trees");
  paper.fill(
    scatter(trees, wood, 74)
      .map((foot) => roundTree(trees, foot, trees.range(46, 84)))
      .join(""),
    scene.tone(0.82),
  );
  const front = overgrown(scene, { y: 674, tilt: side * 20 });
  const x = 640 + side * 190;
  protagonist(scene, [x, heightAt(front, x) + 4], { height: 124 });
  birds(scene, [640 - side * 120, 120], 6);
}
