import { mix } from "#artwork/colour.ts";
import { frontRow, ruinFront } from "#artwork/motifs/facades.ts";
import { boulders } from "#artwork/motifs/rocks.ts";
import { birds, haze, motes } from "#artwork/motifs/sky.ts";
import { ROAD_PLACE, way, litSky } from "#artwork/motifs/streets.ts";
import { smoke } from "#artwork/motifs/winter.ts";
import type { Place } from "#artwork/part.ts";

/** Broken towers, smoke over rubble. */
export const RUINED_CITY: Place = {
  ...ROAD_PLACE,
  name: "ruined-city",
  fits: "post-apocalyptic, ruins, zombies, war, survival, apocalypse, dystopian, destruction",
  ages: ["modern", "future"],
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const scene = litSky(stage, 640 + random.range(-200, 200), { above: [120, 220], radius: [90, 150] });
    for (const [row, depth] of [0.14, 0.36, 0.6].entries()) {
      const floor = horizon + 20 + row * 34;
      frontRow(scene, { floor, width: [70 + row * 40, 130 + row * 60], depth, gap: row * 60 }, ruinFront);
      haze(scene, { from: floor - 180, to: floor + 20, opacity: 0.45 });
    }
    const [x, colour] = [640 + random.sign() * random.range(200, 360), mix(palette.ink, palette.deep, 0.5)];
    smoke(scene, [x, horizon + 40], { height: 780, width: 90, colour });
    birds(scene, [700, 210], 6);
    stage.plane();
    const { spot } = way(scene, { horizon: horizon + 70, verge: stage.tone(0.66) });
    const feet = Array.from(
      { length: 26 },
      (_, n) => [n * 34 + (n < 13 ? -140 : 500), random.range(604, 674)] as const,
    );
    paper.fill(boulders(random, feet, 26), stage.tone(0.84));
    paper.stroke("M300 650l60 16l-30 14l80 20M880 640l-50 20l40 12l-70 24", palette.ink, { width: 4, opacity: 0.5 });
    motes(scene, { count: 24, colour: palette.spot });
    return { road: { at: spot }, land: { at: [640 + random.range(-80, 80), 660] } };
  },
  near: ({ paper, palette }) =>
    paper.fill(
      "M-240 940V560L-60 600L20 560L110 650L170 640L250 740V940ZM1520 940V580L1380 560L1290 640L1220 620L1120 700L1040 740V940Z",
      palette.ink,
    ),
};
