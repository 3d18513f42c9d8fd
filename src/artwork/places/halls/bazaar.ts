import { mix } from "#artwork/colour.ts";
import { graded, hangingLamp } from "#artwork/motifs/interiors.ts";
import { onionTown, stall } from "#artwork/motifs/market.ts";
import { sky } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";
import { relit } from "#artwork/stage.ts";

/** Awnings, rugs and lamps under domes. */
export const BAZAAR: Place = {
  name: "bazaar",
  fits: "bazaar, market, arabian, persia, persian, oriental, trading, desert, medina",
  offers: ["land", "road"],
  draw: (stage) => {
    const { random, paper, palette, horizon, world } = stage;
    const y = horizon + 20;
    const scene = relit(stage, [640 + random.range(-60, 60), y - random.range(150, 220)], random.range(90, 130));
    sky(scene);
    paper.fill(onionTown(random.fork("far"), { y, height: 210 }), scene.tone(0.16));
    paper.fill(onionTown(random.fork("near"), { y, height: 150 }), scene.tone(0.34));
    stage.plane();
    const wall = [mix(palette.glow, palette.deep, 0.4), mix(palette.deep, palette.ink, 0.4)] as const;
    const lane = { at: [640, y], half: 190, height: 190, wall } as const;
    const dust = [mix(palette.glow, palette.light, 0.2), mix(palette.deep, palette.glow, 0.3)] as const;
    paper.fill(rect([-220, y], 1720, 600), graded(stage, [y, 730], dust));
    const cloths = [palette.spot, mix(palette.light, palette.glow, 0.4), mix(palette.spot, palette.ink, 0.4)] as const;
    const tints = world.fork("cloths");
    for (const side of [-1, 1])
      for (const [index, from] of [0, 0.3, 0.62, 0.98].entries())
        stall(scene, lane, { side, from, depth: 0.5 + index * 0.13, cloth: tints.pick(cloths) });
    for (const away of [-150, 120, 40]) hangingLamp(scene, [640 + away, y - 170 + Math.abs(away) * 0.3]);
    const spot = { at: [640 + random.range(-40, 40), 650] } as const;
    return { land: spot, road: spot };
  },
};
