import { mix } from "#artwork/colour.ts";
import { gantry } from "#artwork/motifs/road.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { floodlight, grandstand } from "#artwork/motifs/sport.ts";
import { looksAlong, ROAD_PLACE, roadHills, way } from "#artwork/motifs/streets.ts";
import type { Place } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";
import { relit } from "#artwork/stage.ts";

/** A circuit with its stands, the gantry and its lights over it. */
export const RACE_TRACK: Place = {
  ...ROAD_PLACE,
  name: "race-track",
  fits: ["racing", "race", "circuit", "grand prix", "motorsport", "kart", "track"],
  ages: ["modern", "future"],
  draw: (stage) => {
    const { paper, palette, random, horizon } = stage;
    const along = looksAlong(stage);
    const scene = relit(stage, [640 + random.range(-200, 200), horizon - (along ? 60 : 250)], 120);
    sky(scene);
    roadHills(scene, horizon - (along ? 10 : 90));
    if (!along) grandstand(scene, { top: horizon - 130, foot: Math.max(horizon + 30, 566), sag: 14, depth: 0.5 });
    for (const x of [150, 1130]) floodlight(scene, [x, horizon + 10], { height: 330 });
    stage.plane();
    const { spot, beside } = way(scene, {
      horizon: along ? horizon : Math.max(horizon + 30, 566),
      lanes: 1,
      kerbs: true,
      count: 6,
    });
    const boards = [palette.spot, palette.light, mix(palette.deep, palette.glow, 0.4)];
    if (along) for (const { at, scale, side } of beside) gantryBoard(at[0] - side * 20 * scale, at[1], scale);
    else
      for (let n = 0; n < 16; n += 1) paper.fill(rect([-220 + n * 112, 572], 106, 26), boards[n % 3] ?? palette.spot);
    if (along) gantry(scene, [640, horizon + 120], 500);
    return { road: { at: spot }, land: { at: [640 + random.range(-90, 90), 668] } };

    function gantryBoard(x: number, y: number, scale: number): void {
      paper.fill(rect([x - 130 * scale, y - 90 * scale], 260 * scale, 90 * scale), scene.tone(0.8));
      paper.fill(
        rect([x - 120 * scale, y - 82 * scale], 240 * scale, 50 * scale),
        boards[Math.round(scale * 40) % 3] ?? palette.spot,
      );
    }
  },
};
