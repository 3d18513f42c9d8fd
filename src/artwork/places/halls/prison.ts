import { mix } from "#artwork/colour.ts";
import { hangingLamp, onWall, room } from "#artwork/motifs/interiors.ts";
import { archway, lightShaft } from "#artwork/motifs/masonry.ts";
import type { Place } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";
import { relit } from "#artwork/stage.ts";

/** Cells in two rows, one barred window. */
export const PRISON: Place = {
  name: "prison",
  fits: "prison, jail, escape, crime, cell, asylum, dystopian",
  offers: ["floor"],
  indoors: true,
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const y = horizon + 10;
    const scene = relit(stage, [640, y - 240], 60);
    const wall = [mix(palette.deep, palette.glow, 0.5), mix(palette.deep, palette.ink, 0.4)] as const;
    const hall = { at: [640 + random.range(-40, 40), y], half: 170, height: 330, wall } as const;
    room(scene, hall);
    const [x] = hall.at;
    paper.fill(archway("round", [x, y - 190], { half: 56, height: 100 }), palette.light);
    const bars = [-34, -12, 12, 34].map((away) => `M${x + away} ${y - 300}v110`);
    paper.stroke(bars.join(""), scene.tone(0.9), { width: 6 });
    paper.fill(rect([x - 44, y - 126], 88, 126), scene.tone(0.85));
    paper.fill(rect([x - 16, y - 104], 32, 12), palette.light, 0.8);
    stage.plane();
    for (const side of [-1, 1]) {
      for (const low of [0, 0.5])
        for (const from of [0.06, 0.36, 0.7, 1.08]) {
          const [up, lit] = [[low, low + 0.4] as const, random.chance(0.25)] as const;
          const inside = lit ? mix(palette.spot, palette.glow, 0.4) : palette.ink;
          paper.fill(onWall(hall, side, { along: [from, from + 0.22], up }), inside);
          for (let bar = from; bar < from + 0.23; bar += 0.034)
            paper.fill(onWall(hall, side, { along: [bar, bar + 0.009], up }), scene.tone(0.5));
          paper.fill(onWall(hall, side, { along: [from, from + 0.22], up: [low + 0.2, low + 0.215] }), scene.tone(0.5));
        }
      paper.fill(onWall(hall, side, { along: [0, 1.6], up: [0.43, 0.48] }), scene.tone(0.95));
      paper.fill(onWall({ ...hall, half: 150 }, side, { along: [0, 1.6], up: [0.6, 0.615] }), palette.light, 0.5);
    }
    lightShaft(scene, [x, y - 240], { at: [x + random.range(-40, 40), 640], half: 150 });
    hangingLamp(scene, [x, y - 250]);
    return { floor: { at: [640 + random.range(-50, 50), 648] } };
  },
};
