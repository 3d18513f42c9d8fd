import { mix } from "#artwork/colour.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { haze, sky, stars } from "#artwork/motifs/sky.ts";
import { octahedron, portal } from "#artwork/motifs/solids.ts";
import { lightPath, water } from "#artwork/motifs/water.ts";
import { type Point, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A door in the open, and a way of steps, slabs or shards to it. */
export function drawGateway(stage: Stage): void {
  const set = relit(stage, [640, 300], 120);
  sky(set, { sun: false });
  if (!stage.night) stars(set, 60);
  ridge(set, { y: 470, height: 70, waves: 4, depth: 0.25, sharp: true, label: "far" });
  haze(set, { from: 350, to: 560, opacity: 0.5 });
  ridge(set, { y: 560, height: 20, waves: 3, depth: 0.55, label: "middle" });
  portal(set, [640, 480], 176);
  if (stage.world.fork("approach").chance(0.5)) flight(set);
  else slabs(set);
  shards(set);
  hero(set, [640, 572], { height: 128 });
}

/** Broad steps up to the portal. */
function flight(stage: Stage): void {
  const { paper, palette } = stage;
  const steps = 9;
  for (let n = 0; n < steps; n += 1) {
    const [half, y, high] = [118 + n * n * 5.4, 474 + n * 15 + n * n * 1.9, 11 + n * 3.4];
    paper.fill(rect([640 - half, y], half * 2, 400), mix(stage.tone(0.62 + n * 0.045), palette.ink, 0.2));
    paper.fill(
      rect([640 - half, y], half * 2, high * 0.5),
      paper.linear(
        [640 - half, 0],
        [640 + half, 0],
        [
          [0, stage.tone(0.6)],
          [0.5, palette.light],
          [1, stage.tone(0.6)],
        ],
      ),
      0.85 - n * 0.06,
    );
  }
}

/** Slabs adrift over water, each nearer and larger than the last. */
function slabs(stage: Stage): void {
  const { paper, palette } = stage;
  water(stage, 476);
  lightPath(stage, 476, { x: 640, width: 90, colour: mix(palette.light, palette.spot, 0.3) });
  paper.fill(rect([500, 474], 280, 12), mix(stage.tone(0.85), palette.ink, 0.3));
  for (let n = 0; n < 5; n += 1) {
    const [half, y] = [70 + n * n * 17, 496 + n * 16 + n * n * 8];
    const x = 640 + (n === 3 ? 0 : stage.world.fork(`slab-${n}`).range(-20, 20) * n);
    const thick = 8 + n * 5;
    const drift = 2 * Math.sin(2 * Math.PI * (stage.time + n / 5));
    paper.fill(rect([x - half, y + drift], half * 2, thick), mix(stage.tone(0.8), palette.ink, 0.3));
    paper.fill(rect([x - half, y + drift], half * 2, thick * 0.32), mix(palette.light, stage.tone(0.6), 0.25));
  }
}

/** Splinters of the same stuff in the air on both sides. */
function shards(stage: Stage): void {
  const { palette } = stage;
  const random = stage.random.fork("shards");
  for (let n = 0; n < 12; n += 1) {
    const side = n % 2 === 0 ? -1 : 1;
    const at: Point = [
      640 + side * random.range(190, 520),
      random.range(110, 480) + 7 * Math.sin(2 * Math.PI * (stage.time + n / 12)),
    ];
    octahedron(stage, at, {
      r: random.range(9, 32),
      colour: mix(stage.tone(0.7), palette.spot, n % 3 === 0 ? 0.8 : 0),
    });
  }
}
