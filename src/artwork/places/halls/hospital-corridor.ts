import { mix } from "#artwork/colour.ts";
import { onFlat, onWall, room } from "#artwork/motifs/interiors.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import type { Place } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";
import { relit } from "#artwork/stage.ts";

/** Doors, flickering lamps, an empty bed. */
export const HOSPITAL_CORRIDOR: Place = {
  name: "hospital-corridor",
  fits: "hospital, asylum, survival-horror, horror, psychological, doctor, clinic",
  ages: ["modern", "future"],
  offers: ["floor"],
  indoors: true,
  draw: (stage) => {
    const { random, paper, palette, horizon, world } = stage;
    const y = horizon + 10;
    const scene = relit(stage, [640, y - 120], 60);
    const wall = [mix(palette.glow, palette.light, 0.35), mix(palette.deep, palette.ink, 0.2)] as const;
    const hall = { at: [640 + random.range(-50, 50), y], half: 130, height: 230, wall } as const;
    room(scene, hall);
    const [x] = hall.at;
    paper.fill(rect([x - 52, y - 160], 104, 160), mix(palette.deep, palette.ink, 0.5));
    paper.fill(rect([x - 42, y - 146], 36, 70) + rect([x + 6, y - 146], 36, 70), palette.light);
    paper.fill(rect([x - 34, y - 200], 68, 24), palette.spot);
    stage.plane();
    const [dark, open] = [mix(palette.deep, palette.ink, 0.55), world.fork("open").int(0, 3)] as const;
    for (const side of [-1, 1]) {
      paper.fill(onWall(hall, side, { along: [0, 1.6], up: [0.3, 0.34] }), palette.spot, 0.6);
      for (const [index, from] of [0.12, 0.42, 0.74, 1.1].entries()) {
        const leaf = index === open ? mix(palette.light, palette.glow, 0.3) : dark;
        paper.fill(onWall(hall, side, { along: [from, from + 0.16], up: [0, 0.72] }), leaf);
        const lit = random.chance(0.5) ? palette.light : palette.ink;
        paper.fill(onWall(hall, side, { along: [from + 0.04, from + 0.12], up: [0.42, 0.62] }), lit, 0.8);
      }
    }
    for (const from of [0.06, 0.36, 0.7, 1.1]) {
      const lamp = random.chance(0.8);
      paper.fill(onFlat(hall, 1, { along: [from, from + 0.14], across: [-0.3, 0.3] }), lamp ? palette.light : dark);
      if (lamp) paper.fill(onFlat(hall, 0, { along: [from, from + 0.18], across: [-0.5, 0.5] }), palette.light, 0.22);
    }
    const bed =
      "M-70 0a7 7 0 1 1 1 0ZM62 0a7 7 0 1 1 1 0ZM-72 -14V-78H-66V-40H66V-66H72V-14H66V-30H-66V-14ZM-64 -42C-64 -56 -40 -58 -34 -44L60 -48V-40H-64Z";
    silhouette(scene, bed, { at: [x + random.sign() * 215, y + 76], scale: 1.1, colour: scene.tone(0.94), rim: 3 });
    return { floor: { at: [640 + random.range(-50, 50), 650] } };
  },
};
