import { mix } from "#artwork/colour.ts";
import { palm } from "#artwork/motifs/flora.ts";
import { islet } from "#artwork/motifs/seafaring.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { glints, lightPath, water } from "#artwork/motifs/water.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** Shallow water and a white beach between palms. */
export const LAGOON: Place = {
  name: "lagoon",
  fits: "tropical, beach, lagoon, island, paradise, palm, holiday, summer, castaway",
  offers: ["land", "water"],
  draw: (stage) => {
    const { paper, palette, random, horizon, time } = stage;
    const at = [640 + random.sign() * random.range(110, 300), horizon - random.range(60, 180)] as const;
    const set = relit(stage, at, random.range(80, 130));
    const world = stage.world.fork("island");
    sky(set);
    for (const [n, x] of [250, 1050].entries())
      paper.fill(islet(world.fork(n), [x, horizon], { width: 400, height: 130 - n * 40 }), stage.tone(0.18 + n * 0.1));
    haze(set, { from: horizon - 90, to: horizon + 30, opacity: 0.6 });
    water(set, horizon);
    lightPath(set, horizon);
    glints(set, horizon + 60, 26);
    stage.plane();
    const sand = mix(mix(palette.light, palette.glow, 0.35), palette.deep, 0.12);
    const beach = "C60 614 300 646 620 654C940 650 1200 614 1500 606L1500 940L-220 940Z";
    paper.fill(`M-220 606${beach}`, palette.light, 0.5);
    paper.fill(`M-220 620${beach}`, sand);
    const sway = 5 * Math.sin(2 * Math.PI * time);
    for (const [n, x] of [40, 170, 1120, 1260].entries()) {
      const height = random.range(300, 480);
      paper.fill(palm(random.fork(n), [x + random.range(-30, 30), 690], { height, sway }), palette.ink);
    }
    return { land: { at: [640 + random.range(-70, 70), 684] }, water: { at: [640, 606] } };
  },
};
