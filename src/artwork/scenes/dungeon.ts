// Below ground: halls, caverns, stairs and chasms, with one light in the dark.
import { mix } from "#artwork/colour.ts";
import { hero, protagonist } from "#artwork/motifs/figures.ts";
import {
  ARCH_SHAPES,
  archHall,
  archway,
  darkness,
  flagstones,
  lightShaft,
  stairs,
  torch,
  wallWithOpening,
} from "#artwork/motifs/masonry.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { glow, sun } from "#artwork/motifs/sky.ts";
import { circle, type Point, polygon, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { play } from "./compositions.ts";
import { drawChasm } from "./dungeon-chasm.ts";
import { drawCavern, drawCrystals, drawEyes, drawWell } from "./dungeon-depths.ts";

/** Draws the dungeon. */
export function drawDungeon(stage: Stage): void {
  play(stage, [drawHall, drawCavern, drawStair, drawChasm, drawThrone, drawEyes, drawWell, drawCrystals, drawCrypt]);
}

function drawHall(stage: Stage): void {
  const { random, paper, inks, world } = stage;
  const x = 640 + random.range(-80, 80);
  const scene = relit(stage, [x, 330], 90);
  const shape = world.fork("arch").pick(ARCH_SHAPES);
  darkness(scene, [x, 350]);
  glow(scene, [x, 340], { radius: 380, opacity: 0.9 });
  paper.fill(archway(shape, [x, 470], { half: 62, height: 210 }), inks.light);
  archHall(scene, {
    shape,
    vanish: [x, 300],
    half: random.range(70, 96),
    height: random.range(30, 90),
    depths: [0.25, 0.45, 0.65, 0.85, 1],
  });
  flagstones(scene, [x, 468], [mix(inks.deep, inks.glow, 0.3), inks.ink]);
  paper.fill(
    polygon([
      [x - 60, 470],
      [x + 60, 470],
      [x + 300, 760],
      [x - 300, 760],
    ]),
    paper.linear(
      [0, 468],
      [0, 720],
      [
        [0, inks.light, 0.85],
        [1, inks.light, 0],
      ],
    ),
  );
  if (world.fork("carpet").chance(0.4))
    paper.fill(
      polygon([
        [x - 26, 470],
        [x + 26, 470],
        [x + 130, 760],
        [x - 130, 760],
      ]),
      mix(inks.spot, inks.ink, 0.3),
      0.85,
    );
  const lamps = world.fork("lamps").int(0, 2);
  for (const side of [-1, 1]) {
    if (lamps === 1) torch(scene, [x + side * 340, 330], 42);
    if (lamps === 2) {
      paper.fill(rect([x + side * 270 - 2, -240], 4, 400), inks.ink);
      glow(scene, [x + side * 270, 180], { radius: 190, opacity: 0.6, colour: inks.spot });
      paper.fill(circle(x + side * 270, 180, 17), mix(inks.spot, inks.light, 0.5));
    }
  }
  hero(scene, [x + random.range(-24, 24), 640], { height: 210 });
}

function drawStair(stage: Stage): void {
  const { random, paper, inks, world } = stage;
  const x = 640 + random.range(-60, 60);
  const scene = relit(stage, [x, 190], 70);
  const shape = world.fork("arch").pick(ARCH_SHAPES);
  darkness(scene, [x, 220]);
  glow(scene, [x, 220], { radius: 480, opacity: 0.7, colour: inks.glow });
  const door = archway(shape, [x, 330], { half: 78, height: 240 });
  paper.stroke(archway(shape, [x, 332], { half: 104, height: 276 }), scene.tone(0.7), { width: 46 });
  paper.fill(
    door,
    paper.linear(
      [0, 90],
      [0, 330],
      [
        [0, inks.light],
        [1, mix(inks.light, inks.glow, 0.35)],
      ],
    ),
  );
  stairs(scene, { x, top: 330, bottom: 760, half: [110, 430], count: 11 });
  for (const side of [-1, 1]) {
    paper.fill(
      polygon([
        [x + side * 128, 300],
        [x + side * 150, 300],
        [x + side * 560, 760],
        [x + side * 430, 760],
      ]),
      scene.tone(0.95),
    );
    for (const [index, share] of [0.15, 0.5, 0.95].entries()) {
      const at: Point = [x + side * (150 + 380 * share), 310 + 400 * share];
      paper.fill(rect([at[0] - 12 - index * 8, -240], 24 + index * 18, at[1] + 250), scene.tone(0.72 + index * 0.14));
      paper.fill(
        rect([at[0] - side * (12 + index * 8) - (side > 0 ? 0 : 4), -240], 4, at[1] + 250),
        inks.light,
        0.5 - index * 0.12,
      );
    }
  }
  protagonist(scene, [x + random.range(-20, 20), 560], { height: 190 });
}

function drawThrone(stage: Stage): void {
  const { random, paper, inks } = stage;
  const scene = relit({ ...stage, horizon: 560 }, [640, 120], 60);
  darkness(scene, [640, 240]);
  const eerie = mix(inks.glow, inks.light, 0.3);
  for (const [px, half, height] of [
    [640, 84, 380],
    [430, 50, 290],
    [850, 50, 290],
  ] as const) {
    const pane = archway("pointed", [px, 470], { half, height });
    paper.fill(
      pane,
      paper.linear(
        [0, 90],
        [0, 470],
        [
          [0, inks.light],
          [1, eerie],
        ],
      ),
    );
    const bars = [0.2, 0.45, 0.7].map((share) => `M${px - half} ${470 - height * share}H${px + half}`).join("");
    paper.stroke(`M${px} 60V470${bars}`, scene.tone(0.6), { width: 6 });
  }
  for (const px of [640, 430, 850]) lightShaft(scene, [px, 300], { at: [640 + (px - 640) * 1.7, 640], half: 120 });
  flagstones(scene, [640, 540], [mix(inks.deep, inks.glow, 0.22), inks.ink]);
  for (const [index, away] of [330, 470, 640].entries())
    for (const side of [-1, 1])
      paper.fill(
        rect([640 + side * away - 26 - index * 10, -240], 52 + index * 20, 860 + index * 60),
        scene.tone(0.7 + index * 0.15),
      );
  silhouette(scene, "M-60 0V-40H-46V-150L-30 -178L0 -200L30 -178L46 -150V-40H60V0ZM-80 12H80V0H-80Z", {
    at: [640, 548],
    scale: 1.15,
    colour: scene.tone(0.95),
    rim: 3,
  });
  const head: Point = [640, 422];
  paper.fill(circle(head[0] - 8, head[1], 4.5) + circle(head[0] + 8, head[1], 4.5), inks.spot);
  hero(scene, [640 + random.sign() * random.range(70, 150), 676], { height: 186 });
}

function drawCrypt(stage: Stage): void {
  const { random, paper, inks } = stage;
  const side = random.sign();
  const scene = relit({ ...stage, horizon: 560 }, [640 + side * 160, 210], random.range(90, 130));
  darkness(scene, scene.light.at, 800);
  sun({ ...scene, sun: "disc" });
  const bars = Array.from({ length: 5 }, (_, index) => `M${scene.light.at[0] - 160 + index * 80} -40V430`);
  paper.stroke(bars.join(""), inks.ink, { width: 12 });
  wallWithOpening(scene, archway("round", [scene.light.at[0], 430], { half: 190, height: 400 }), 0.8);
  lightShaft(scene, [scene.light.at[0], 300], { at: [640 - side * 120, 640], half: 230 });
  flagstones(scene, [scene.light.at[0], 560], [mix(inks.deep, inks.glow, 0.16), inks.ink]);
  silhouette(
    scene,
    polygon([
      [-150, 0],
      [-150, -70],
      [150, -70],
      [150, 0],
    ]) +
      rect([-166, -92], 332, 26) +
      "M-120 -92C-110 -122 100 -122 130 -92Z",
    { at: [640 - side * 60, 634], scale: 1, colour: scene.tone(0.9), rim: 4 },
  );
  for (const px of [-330, 330]) torch(scene, [640 + px, 380], 46);
  protagonist(scene, [640 + side * 210, 668], { height: 190 });
}
