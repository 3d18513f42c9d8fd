import { hoardings } from "#artwork/motifs/facades.ts";
import { gantry } from "#artwork/motifs/road.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { floodlight, grandstand } from "#artwork/motifs/sport.ts";
import { looksAlong, ROAD_PLACE, roadHills, way } from "#artwork/motifs/streets.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** A circuit with its stands, the gantry and its lights over it. */
export const RACE_TRACK: Place = {
  ...ROAD_PLACE,
  name: "race-track",
  fits: "racing, race, circuit, grand prix, motorsport, kart, track",
  ages: ["modern", "future"],
  draw: (stage) => {
    const { random, horizon } = stage;
    const along = looksAlong(stage);
    const scene = relit(stage, [640 + random.range(-200, 200), horizon - (along ? 60 : 250)], 120);
    sky(scene);
    if (along) roadHills(scene, horizon - 10);
    else grandstand(scene, { top: horizon - 130, foot: Math.max(horizon + 30, 566), sag: 14, depth: 0.5 });
    for (const x of [150, 1130]) floodlight(scene, [x, horizon + 10], { height: 330 });
    stage.plane();
    const floor = along ? horizon : Math.max(horizon + 30, 566);
    const { spot, beside } = way(scene, { horizon: floor, lanes: 1, kerbs: true, count: 6 });
    const row = Array.from({ length: 16 }, (_, n) => ({ at: [n * 114 - 200, 600] as const, scale: 0.42 }));
    hoardings(scene, along ? beside : row);
    if (along) gantry(scene, [640, horizon + 120], 500);
    return { road: { at: spot }, land: { at: [640 + random.range(-90, 90), 668] } };
  },
};
