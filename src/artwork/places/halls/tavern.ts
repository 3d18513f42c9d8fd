import { mix } from "#artwork/colour.ts";
import { hangingLamp, hearth, onFlat, panes, room } from "#artwork/motifs/interiors.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import type { Place } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";
import { relit } from "#artwork/stage.ts";

/** Beams, a fire, barrels and benches. */
export const TAVERN: Place = {
  name: "tavern",
  fits: "tavern, inn, bar, pub, pirates, party-based-rpg, medieval",
  offers: ["floor"],
  indoors: true,
  draw: (stage) => {
    const { random, paper, palette, horizon, world } = stage;
    const y = horizon + 30;
    const scene = relit(stage, [640, y - 60], 60);
    const wall = [mix(palette.deep, palette.spot, 0.35), mix(palette.deep, palette.ink, 0.4)] as const;
    const hall = { at: [640, y], half: 330, height: 320, wall } as const;
    room(scene, hall);
    const [x, wood] = [640 + world.fork("fire").sign() * 190, mix(palette.ink, palette.deep, 0.25)] as const;
    hearth(scene, [x, y]);
    panes(scene, [1280 - x, y - 110], { width: 110, height: 120 });
    for (const away of [-318, 0, 318]) paper.fill(rect([640 + away - 12, y - 320], 24, 320), wood);
    stage.plane();
    for (const share of [0.1, 0.45, 0.85, 1.3])
      paper.fill(onFlat(hall, 1, { along: [share, share + 0.1], across: [-1, 1] }), wood);
    for (let across = -0.9; across < 0.95; across += 0.15)
      paper.fill(onFlat(hall, 0, { along: [0, 1.6], across: [across, across + 0.008] }), palette.ink, 0.4);
    const table = "M-80 0L-72 -56H-96V-68H96V-56H72L80 0H66L60 -56H-60L-66 0ZM-40 -68V-88H-24V-68ZM20 -68V-84H34V-68Z";
    for (const side of [-1, 1]) {
      const at = [640 + side * random.range(300, 350), y + 74] as const;
      silhouette(scene, table, { at, scale: 0.9, colour: scene.tone(0.94), rim: 3 });
      hangingLamp(scene, [640 + side * 205, y - 250]);
    }
    return { floor: { at: [640 + random.range(-60, 60), 655] } };
  },
  near: (stage) => {
    const hoops = "M-85 -44C-30 -34 30 -34 85 -44M-85 -136C-30 -126 30 -126 85 -136";
    const barrel = "M-74 0C-92 -60 -92 -120 -74 -180H74C92 -120 92 -60 74 0Z";
    const details = (): void => stage.paper.stroke(hoops, stage.palette.deep, { width: 5 });
    for (const x of [40, 1240]) silhouette(stage, barrel, { at: [x, 800], scale: 1.3, details });
  },
};
