// Sports under the sky: the striker in the sun, hoop over the town, half-pipe, links; stadiums and courts lie beside it.
import { mix } from "#artwork/colour.ts";
import { skyline } from "#artwork/motifs/buildings.ts";
import { person } from "#artwork/motifs/figures.ts";
import { grass, roundTree } from "#artwork/motifs/flora.ts";
import { heightAt, ridge, rimLine } from "#artwork/motifs/land.ts";
import { POSES } from "#artwork/motifs/poses.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { birds, haze, sky } from "#artwork/motifs/sky.ts";
import { ball, hoop, SKATER } from "#artwork/motifs/sport.ts";
import { ellipse, type Point, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { play } from "./compositions.ts";
import { drawCourt } from "./pitch-court.ts";
import { drawBowl, drawStadium, drawTunnel } from "./pitch-stadiums.ts";

/** Draws a world of sport. */
export function drawPitch(stage: Stage): void {
  play(stage, [drawStadium, drawStriker, drawBlacktop, drawCourt, drawHalfPipe, drawLinks, drawBowl, drawTunnel]);
}

function drawStriker(stage: Stage): void {
  const { paper, random } = stage;
  const set = relit(stage, [640, 330], 218);
  sky(set);
  birds(set, [random.range(300, 980), 130]);
  ridge(set, { y: 500, height: 34, waves: 4, depth: 0.25, label: "far" });
  haze(set, { from: 420, to: 600, opacity: 0.5 });
  ridge(set, { y: 560, height: 24, waves: 3, depth: 0.6, label: "middle" });
  const grounds = ridge(set, { y: 630, height: 8, waves: 2, depth: 1, label: "turf" });
  paper.fill(
    grass(
      random.fork("grass"),
      Array.from({ length: 320 }, (_, n): Point => [-180 + n * 5.2, heightAt(grounds, -180 + n * 5.2)]),
      { height: 22, lean: 4 },
    ),
    stage.inks.ink,
  );
  const pose = stage.world.fork("pose").pick([POSES.kicking, POSES.leaping, POSES.kicking, POSES.triumphant] as const);
  const x = 590;
  person(set, pose, { at: [x, heightAt(grounds, x) + 4], scale: 3.5 });
  const up =
    pose === POSES.kicking
      ? ([812, 470] as const)
      : pose === POSES.leaping
        ? ([742, 196] as const)
        : ([596, 636] as const);
  ball(set, up, { r: 34, kind: "football" });
}

function drawBlacktop(stage: Stage): void {
  const { paper, inks } = stage;
  const set = relit(stage, [440, stage.horizon - 120], 150);
  sky(set);
  skyline(set, { floor: 560, depth: 0.2, width: [50, 110], height: [120, 300], label: "far", window: 4 });
  haze(set, { from: 300, to: 580, opacity: 0.5 });
  skyline(set, { floor: 620, depth: 0.5, width: [80, 150], height: [60, 190], label: "near", window: 5 });
  paper.fill(rect([-220, 620], 1720, 300), inks.ink);
  paper.fill(rect([-220, 618], 1720, 4), inks.light, 0.7);
  fence(stage);
  hoop(set, [880, 330], 1.25);
  person(
    set,
    {
      ...POSES.leaping,
      hands: [
        [40, -122],
        [-28, -62],
      ],
    },
    { at: [560, 590], scale: 2.9 },
  );
  ball(set, [690, 214], { r: 36, kind: "basketball" });
}

function fence(stage: Stage): void {
  const wires = Array.from({ length: 60 }, (_, n) => `M${-240 + n * 30} 622l150 -150M${-240 + n * 30} 622l-150 -150`);
  stage.paper.clipped(rect([-220, 486], 1720, 134), () =>
    stage.paper.stroke(wires.join(""), stage.inks.ink, { width: 1.6, opacity: 0.5 }),
  );
  const posts = Array.from({ length: 9 }, (_, n) => rect([-60 + n * 175, 480], 7, 142));
  stage.paper.fill(`${posts.join("")}${rect([-220, 480], 1720, 7)}`, stage.inks.ink);
}

function drawHalfPipe(stage: Stage): void {
  const { paper, inks } = stage;
  const set = relit(stage, [740, 300], 185);
  sky(set);
  skyline(set, { floor: 560, depth: 0.22, width: [50, 100], height: [40, 170], label: "far", window: 3 });
  haze(set, { from: 380, to: 580, opacity: 0.6 });
  const wall = (inset: number, y: number): string =>
    `M-220 ${y}L${150 + inset} ${y}C${230 + inset} ${y + 220} ${400 + inset} 690 640 690C${880 - inset} 690 ${1050 - inset} ${y + 220} ${1130 - inset} ${y}L1500 ${y}L1500 940L-220 940Z`;
  paper.fill(wall(60, 470), stage.tone(0.6));
  paper.fill(
    wall(0, 520),
    paper.linear(
      [0, 520],
      [0, 720],
      [
        [0, stage.tone(0.78)],
        [1, inks.ink],
      ],
    ),
  );
  paper.stroke("M-220 520H152M1128 520H1500", inks.light, { width: 6 });
  const [board, rider] = SKATER;
  const at: Point = [800, 318];
  paper.stroke("M1010 620C1050 500 1000 370 850 330", inks.light, {
    width: 4,
    dash: "4 14",
    opacity: 0.8,
    round: true,
  });
  silhouette(set, rider, { at, scale: 2.1, turn: -32 });
  silhouette(set, board, { at, scale: 2.1, turn: -32, colour: inks.spot });
}

function drawLinks(stage: Stage): void {
  const { paper, inks, random } = stage;
  sky(stage);
  ridge(stage, { y: stage.horizon - 10, height: 40, waves: 3, depth: 0.15, label: "far" });
  const wood = ridge(stage, { y: stage.horizon + 20, height: 24, waves: 4, depth: 0.4, label: "wood" });
  const trees = Array.from({ length: 22 }, (_, n) =>
    roundTree(random, [-60 + n * 66, heightAt(wood, -60 + n * 66) + 10], random.range(50, 120)),
  );
  paper.fill(trees.join(""), stage.tone(0.5));
  haze(stage, { from: stage.horizon - 60, to: stage.horizon + 90, opacity: 0.5 });
  const green = ridge(stage, { y: 545, height: 20, waves: 2, depth: 0.55, label: "green" });
  rimLine(stage, green);
  const hole: Point = [640 + random.range(-90, 90), 566];
  paper.fill(ellipse(hole, 330, 30), mix(stage.tone(0.4), inks.light, 0.3));
  paper.fill(ellipse([hole[0] + 330, 640], 150, 26), mix(inks.light, inks.glow, 0.4));
  paper.fill(ellipse([hole[0] + 90, hole[1] + 4], 90, 4), inks.ink, 0.3);
  paper.fill(ellipse(hole, 16, 5) + rect([hole[0] - 2.5, hole[1] - 250], 5, 250), inks.ink);
  paper.fill(
    `M${hole[0]} ${hole[1] - 250}Q${hole[0] + 60} ${hole[1] - 250 + 10 * Math.sin(2 * Math.PI * stage.time)} ${hole[0] + 116} ${hole[1] - 212}L${hole[0]} ${hole[1] - 170}Z`,
    inks.spot,
  );
  const near = ridge(stage, { y: 690, height: 14, waves: 2, depth: 0.9, label: "near" });
  paper.fill(
    grass(
      random.fork("grass"),
      Array.from({ length: 300 }, (_, n): Point => [-180 + n * 5.6, heightAt(near, -180 + n * 5.6)]),
      { height: 26, lean: 6 },
    ),
    stage.tone(0.92),
  );
  const tee: Point = [hole[0] - 240, 650];
  ball(stage, tee, { r: 22, kind: "golf" });
}
