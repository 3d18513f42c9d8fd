import { mix } from "#artwork/colour.ts";
import { roundTree } from "#artwork/motifs/flora.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { drawField, goal, onField } from "#artwork/motifs/sport.ts";
import type { Place } from "#artwork/part.ts";

/** A village pitch with a goal, trees and hills behind. */
export const FOOTBALL_PITCH: Place = {
  name: "football-pitch",
  fits: "training, five-a-side, goal, penalty, kick",
  ages: ["modern"],
  offers: ["field", "land"],
  draw: (stage) => {
    const { horizon, paper, palette, random, world } = stage;
    sky(stage);
    ridge(stage, { y: horizon, height: 46, waves: 3, depth: 0.2, label: "hills" });
    const trees = Array.from({ length: 16 }, (_, n) =>
      roundTree(world, [-120 + n * 98, horizon + 22], 60 + ((n * 37) % 40)),
    );
    paper.fill(trees.join(""), stage.tone(0.45));
    stage.plane();
    const field = { horizon: horizon + 10, half: 900, far: 1.7 };
    drawField(stage, field, mix(palette.deep, palette.glow, 0.3));
    goal(stage, onField(field, random.range(-0.25, 0.25), 0.98), 300);
    return { field: { at: [640 + random.range(-120, 120), 650] }, land: { at: [640, 650] } };
  },
};
