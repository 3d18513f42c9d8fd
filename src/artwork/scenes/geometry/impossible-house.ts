import { mix } from "#artwork/colour.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { birds, pool, sky } from "#artwork/motifs/sky.ts";
import { box, dome, door, onSlant, type Slant, stairs } from "#artwork/motifs/solids.ts";
import { glints, lightPath, water } from "#artwork/motifs/water.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A house of stairs, towers and doors that cannot be, standing in water. */
export function drawImpossibleHouse(stage: Stage): void {
  const { palette, world } = stage;
  const set = relit(stage, [stage.random.pick([300, 960]), 210], 110);
  sky(set);
  water(set, 560);
  lightPath(set, 560, { width: 80 });
  glints(set, 560, 30);
  const view: Slant = { origin: [640, 480], unit: 58 };
  const wall = mix(mix(palette.glow, palette.light, 0.35), palette.spot, world.fork("wall").range(0, 0.35));
  pool(set, [640, 640], { rx: 360, ry: 60, colour: palette.ink, opacity: 0.5 });
  box(set, view, { at: [-2.5, -2.5, -1.4], size: [5, 5, 1.4], colour: wall });
  const tall = world.fork("tall").range(2.6, 3.5);
  box(set, view, { at: [-2.4, -2.4, 0], size: [1.5, 1.5, tall + 1], colour: wall });
  dome(set, onSlant(view, [-1.65, -1.65, tall + 1]), 46);
  box(set, view, { at: [0.9, -2.3, 0], size: [1.5, 1.5, 2.2], colour: wall });
  box(set, view, { at: [-0.9, -2, tall - 1.2], size: [1.8, 0.8, 0.4], colour: wall });
  door(set, view, { at: [2.4, -1.55, 0], wide: 0.7, high: 1.4, face: "right", colour: palette.ink });
  door(set, view, { at: [1.65, -0.8, 0], wide: 0.7, high: 1.4, face: "left", colour: palette.ink });
  dome(set, onSlant(view, [1.65, -1.55, 2.2]), 40);
  box(set, view, { at: [-2.4, 0.9, 0], size: [1.5, 1.5, 2.6], colour: wall });
  door(set, view, { at: [-1.65, 2.4, 0], wide: 0.8, high: 1.7, face: "left", colour: palette.ink });
  stairs(set, view, { at: [0.9, 0.9, 0], steps: 6, wide: 1, colour: mix(wall, palette.spot, 0.3) });
  for (const level of [1.3, 2.3])
    door(set, view, {
      at: [-1.65, -0.9, level],
      wide: 0.4,
      high: 0.8,
      face: "left",
      colour: mix(palette.ink, palette.deep, 0.3),
    });
  box(set, view, { at: [1.2, 1.2, 0], size: [0.9, 0.9, 0.9], colour: palette.spot });
  hero(set, onSlant(view, [0.4, 2, 0]), { height: 66 });
  birds(set, [900, 160]);
}
