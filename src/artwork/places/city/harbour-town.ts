import { mix } from "#artwork/colour.ts";
import { skyline } from "#artwork/motifs/buildings.ts";
import { drawLandmark } from "#artwork/motifs/landmarks.ts";
import { mirrored } from "#artwork/motifs/rocks.ts";
import { birds, sky } from "#artwork/motifs/sky.ts";
import { gables } from "#artwork/motifs/town.ts";
import { lightPath, water } from "#artwork/motifs/water.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** A town and its reflection behind a quay with cranes. */
export const HARBOUR_TOWN: Place = {
  name: "harbour-town",
  fits: "harbour, harbor, port, docks, waterfront, fishing, trading",
  ages: ["old", "modern"],
  offers: ["land", "water"],
  draw: (stage) => {
    const { random, paper, palette } = stage;
    const shore = stage.horizon + 16;
    const scene = relit(stage, [640 + random.range(-230, 230), shore - random.range(190, 270)], random.range(90, 150));
    sky(scene);
    const x = 640 + random.range(-150, 150);
    const houses = gables(random.fork("houses"), { floor: shore, size: 44 });
    const cranes = [random.range(120, 260), random.range(980, 1160)].map(
      (at) =>
        `M${at} ${shore}l8 -150h10l8 150ZM${at - 70} ${shore - 150}h170l-20 -12h-120ZM${at + 84} ${shore - 150}v60h3v-60Z`,
    );
    mirrored(scene, shore, () => {
      skyline(scene, { floor: shore, depth: 0.14, width: [44, 86], height: [30, 120], label: "far" });
      drawLandmark(scene, [x, shore], { height: random.fork("tall").range(220, 300), depth: 0.4 });
      paper.fill(cranes.join(""), mix(palette.spot, palette.ink, 0.4));
      paper.fill(houses.outline, scene.tone(0.62));
      paper.fill(houses.lit, mix(palette.light, palette.spot, 0.3), 0.8);
    });
    water(scene, shore, 0.7);
    lightPath(scene, shore, { width: 60 });
    birds(scene, [640 - Math.sign(x - 640) * 240, 210], 7);
    stage.plane();
    paper.fill(
      "M-220 664H1500V940H-220ZM110 666v-26h-6v-10h38v10h-6v26ZM1130 666v-26h-6v-10h38v10h-6v26Z",
      palette.ink,
    );
    paper.stroke("M-220 665H1500", palette.light, { width: 2.5, opacity: 0.6 });
    return { land: { at: [640 + random.range(-120, 120), 680] }, water: { at: [640 + random.range(-110, 110), 626] } };
  },
};
