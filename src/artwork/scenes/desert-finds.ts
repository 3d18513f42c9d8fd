// What the desert has swallowed or given back: pyramids, bones, wrecks, a road.
import { mix } from "#artwork/colour.ts";
import { hero, protagonist } from "#artwork/motifs/figures.ts";
import { cactus, grass, palm, scatter } from "#artwork/motifs/flora.ts";
import { dune, heightAt, ridge, rimLine } from "#artwork/motifs/land.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { birds, haze, motes, sky } from "#artwork/motifs/sky.ts";
import { carRear } from "#artwork/motifs/vehicles.ts";
import { bones, camel, greatPyramid, mesa, poles, wreck } from "#artwork/motifs/wastes.ts";
import { polygon } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

export function drawPyramids(stage: Stage): void {
  const { random, paper, inks } = stage;
  const side = random.sign();
  const scene = relit(
    { ...stage, horizon: 520 },
    [640 + side * random.range(180, 320), random.range(190, 270)],
    random.range(95, 140),
  );
  sky(scene);
  greatPyramid(scene, { at: [640 + side * 330, 530], half: 170, height: 190, depth: 0.14 });
  greatPyramid(scene, { at: [640 - side * 380, 545], half: 220, height: 240, depth: 0.26 });
  greatPyramid(scene, {
    at: [640 - side * 30, 570],
    half: random.range(310, 370),
    height: random.range(350, 400),
    depth: 0.48,
  });
  ridge(scene, { y: 560, height: 20, waves: 3, depth: 0.5, label: "sand" });
  haze(scene, { from: 470, to: 620, opacity: 0.6 });
  const front = ridge(scene, { y: 650, height: 34, waves: 1.6, depth: 1, label: "front", tilt: -side * 40 });
  rimLine(scene, front);
  const plants = random.fork("palms");
  paper.fill(
    palm(plants, [640 - side * 400, heightAt(front, 640 - side * 400) + 10], { height: 330 }) +
      palm(plants, [640 - side * 460, heightAt(front, 640 - side * 460) + 10], { height: 250 }),
    inks.ink,
  );
  for (const away of stage.world.fork("camels").chance(0.5) ? [60, 200] : [130]) {
    const x = 640 + side * away;
    if (away === 130) protagonist(scene, [x, heightAt(front, x) + 5], { height: 150 });
    else silhouette(scene, camel(), { at: [x, heightAt(front, x) + 5], scale: 1.05, flip: side < 0 });
  }
}

export function drawRoad(stage: Stage): void {
  const { random, paper, inks } = stage;
  const x = 640 + random.range(-60, 60);
  const scene = relit(
    { ...stage, horizon: 480 },
    [x + random.range(-50, 50), random.range(360, 420)],
    random.range(110, 160),
  );
  sky(scene);
  for (const [index, px] of [120, 330, 930, 1130].entries())
    mesa(scene, {
      at: [px + random.range(-30, 30), 490],
      width: random.range(140, 230),
      height: random.range(70, 170),
      depth: 0.2,
      label: `mesa-${index}`,
    });
  paper.fill(
    "M-240 484H1520V940H-240Z",
    paper.linear(
      [0, 484],
      [0, 720],
      [
        [0, mix(inks.glow, inks.deep, 0.35)],
        [0.5, scene.tone(0.6)],
        [1, scene.tone(0.86)],
      ],
    ),
  );
  paper.fill(
    polygon([
      [x - 5, 484],
      [x + 5, 484],
      [x + 330, 760],
      [x - 330, 760],
    ]),
    paper.linear(
      [0, 484],
      [0, 720],
      [
        [0, mix(inks.deep, inks.ink, 0.4)],
        [1, inks.ink],
      ],
    ),
  );
  const dashes = [500, 522, 556, 606, 676].map((y, row) =>
    polygon([
      [x - 1 - row * 1.4, y],
      [x + 1 + row * 1.4, y],
      [x + 2 + row * 2, y + 10 + row * 10],
      [x - 2 - row * 2, y + 10 + row * 10],
    ]),
  );
  paper.fill(dashes.join(""), inks.light, 0.85);
  const side = random.sign();
  poles(
    scene,
    [
      [x + side * 30, 486],
      [x + side * 640, 740],
    ],
    7,
  );
  const plants = random.fork("plants");
  paper.fill(
    cactus(plants, [x - side * 380, 680], plants.range(150, 230)) + cactus(plants, [x - side * 230, 560], 70),
    inks.ink,
  );
  if (stage.genres.has("racing") || stage.world.fork("car").chance(0.5)) carRear(scene, [x + 62, 640], { scale: 0.86 });
  else protagonist(scene, [x, 668], { height: 180 });
}

export function drawBones(stage: Stage): void {
  const { random, paper } = stage;
  const side = random.sign();
  const scene = relit(
    { ...stage, horizon: 460 },
    [640 + side * random.range(60, 200), random.range(250, 330)],
    random.range(125, 175),
  );
  sky(scene);
  ridge(scene, { y: 470, height: 30, waves: 4, depth: 0.06, label: "far" });
  dune(scene, { crestAt: [640 + side * 400, 470], left: -260, right: 1800, depth: 0.24 });
  dune(scene, { crestAt: [640 - side * 340, 500], left: -500, right: 1560, depth: 0.4 });
  const far = mix(scene.tone(0.4), scene.inks.light, 0.2);
  silhouette(scene, bones(), {
    at: [640 - side * 60, 640],
    scale: random.range(2.7, 3.1),
    flip: side < 0,
    colour: far,
    rim: 0,
  });
  silhouette(scene, bones(), {
    at: [640 - side * 10, 664],
    scale: random.range(3, 3.4),
    flip: side < 0,
    colour: scene.tone(0.86),
    rim: 4,
  });
  const front = ridge(scene, { y: 660, height: 18, waves: 2, depth: 1, label: "front" });
  rimLine(scene, front);
  hero(scene, [640 + side * 40, heightAt(front, 640 + side * 40) + 5], { height: 104 });
  birds(scene, [640 - side * 60, 150], 7);
  paper.fill(grass(random.fork("grass"), scatter(random.fork("blades"), front, 70), { height: 26 }), scene.inks.ink);
}

export function drawWreck(stage: Stage): void {
  const { random, paper, inks } = stage;
  const side = random.sign();
  const scene = relit(
    { ...stage, horizon: 460 },
    [640 + side * random.range(150, 280), random.range(180, 250)],
    random.range(100, 140),
  );
  sky(scene);
  dune(scene, { crestAt: [640 + side * 350, 430], left: -260, right: 1800, depth: 0.14 });
  const { hull, shade, seams, ribs, band } = wreck();
  const colour = scene.tone(0.56);
  silhouette(scene, hull, {
    at: [640 - side * 110, 640],
    scale: random.range(2.5, 3),
    flip: side < 0,
    turn: -side * random.range(3, 9),
    colour,
    rim: 5,
    details: () => {
      paper.fill(shade, mix(colour, inks.ink, 0.4));
      paper.fill(band, mix(inks.spot, inks.deep, 0.2));
      paper.stroke(seams, inks.ink, { width: 1.3, opacity: 0.45 });
      paper.stroke(ribs, inks.ink, { width: 3.4, round: true });
    },
  });
  dune(scene, { crestAt: [640 - side * 420, 590], left: -700, right: 1560, depth: 0.56 });
  const front = ridge(scene, { y: 664, height: 26, waves: 1.6, depth: 1, label: "front", tilt: side * 30 });
  rimLine(scene, front);
  hero(scene, [640 + side * 200, heightAt(front, 640 + side * 200) + 5], { height: 132 });
  motes(scene, { count: 30, size: 2 });
}
