import { mix } from "#artwork/colour.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { glow, sky } from "#artwork/motifs/sky.ts";
import { box, mazeWalls, octahedron, onSlant, type Slant } from "#artwork/motifs/solids.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A maze with its prize in the far corner. */
export function drawMaze(stage: Stage): void {
  const { palette } = stage;
  const set = relit(stage, [640 + stage.random.sign() * 300, 130], 80);
  sky(set);
  const [size, unit, top] = stage.world.fork("plan").pick<readonly [number, number, number]>([
    [11, 62, 330],
    [8, 72, 250],
    [6, 92, 235],
    [9, 64, 255],
  ]);
  const view: Slant = { origin: [640, top], unit };
  ridge(set, { y: 330, height: 8, waves: 2, depth: 0.4, label: "plain" });
  const floor = mix(palette.glow, palette.deep, 0.25);
  box(set, view, { at: [0, 0, -1], size: [size, size, 1], colour: floor });
  const walls = mazeWalls(stage.world.fork("maze"), size).toSorted(([one], [two]) => one[0] + one[1] - two[0] - two[1]);
  const goal = onSlant(view, [0.5, 0.5, 0]);
  glow(set, [goal[0], goal[1] - 20], { radius: 240, opacity: 0.9 });
  for (const [[ax, ay], [bx, by]] of walls)
    box(set, view, {
      at: [ax - 0.12, ay - 0.12, 0],
      size: [bx - ax + 0.24, by - ay + 0.24, 0.75],
      colour: stage.tone(0.42),
    });
  octahedron(set, [goal[0], goal[1] - 74 + 6 * Math.sin(2 * Math.PI * stage.time)], { r: 40, colour: palette.spot });
  const stand = Math.round(size * 0.42) + 0.6;
  hero(set, onSlant(view, [stand, stand, 0.3]), { height: 70 + unit * 0.5 });
}
