import { mix } from "#artwork/colour.ts";
import { hedges } from "#artwork/motifs/forms.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** A maze seen from the terrace at its entrance, its prize in the far corner. */
export const MAZE: Place = {
  name: "maze",
  fits: "maze, labyrinth, puzzle, sokoban, lost, strategy",
  offers: ["land", "floor"],
  draw: (stage) => {
    const { random, world, palette, paper, horizon } = stage;
    const scene = relit(stage, [640 + random.sign() * random.range(220, 330), 150], 80);
    sky(scene);
    ridge(scene, { y: horizon - 60, height: 40, waves: 3, depth: 0.2, label: "far" });
    haze(scene, { from: horizon - 160, to: horizon + 20, opacity: 0.6 });
    ridge(scene, { y: horizon - 20, height: 8, waves: 2, depth: 0.4, label: "plain" });
    stage.plane();
    const size = world.fork("plan").pick([9, 8, 10]);
    hedges(scene, { origin: [640, horizon - 40], unit: 700 / size }, size);
    ridge(scene, { y: 640, height: 3, waves: 1, depth: 1, label: "terrace" });
    paper.fill("M-220 634H1500V648H-220Z", mix(palette.light, palette.deep, 0.45));
    const spot = { at: [640 + random.range(-90, 90), 668] } as const;
    return { land: spot, floor: spot };
  },
};
