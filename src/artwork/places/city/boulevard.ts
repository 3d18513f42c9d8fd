import { mix } from "#artwork/colour.ts";
import { raise, skyline } from "#artwork/motifs/buildings.ts";
import { haze } from "#artwork/motifs/sky.ts";
import { ROAD_PLACE, way, litSky } from "#artwork/motifs/streets.ts";
import type { Place } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";

/** A broad road under an elevated railway, towers behind. */
export const BOULEVARD: Place = {
  ...ROAD_PLACE,
  name: "boulevard",
  fits: "city, boulevard, railway, metropolis, urban, driving",
  ages: ["modern", "future"],
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const scene = litSky(stage, 640 + random.range(-200, 200), { above: [180, 250], radius: [110, 160] });
    skyline(scene, { floor: horizon + 20, depth: 0.14, width: [50, 90], height: [120, 300], label: "far" });
    const blocks = [150, 330, 900, 1056].map((x) => ({
      x: x + random.range(-30, 30),
      top: horizon - random.range(200, 390),
      width: random.range(100, 150),
    }));
    raise(scene, blocks, { floor: horizon + 90, depth: 0.5, window: 9, label: "blocks" });
    haze(scene, { from: horizon - 100, to: horizon + 90, opacity: 0.5 });
    stage.plane();
    const { spot } = way(scene, { horizon: horizon + 30, lanes: 4, verge: stage.tone(0.55) });
    const [deck, x] = [horizon - 60, 640 + random.range(-260, -80)];
    const pillars = [-150, 90, 330, 950, 1190, 1430].map((px) => `M${px - 26} ${deck}h52l-14 ${660 - deck}h-24Z`);
    paper.fill(rect([-240, deck - 4], 1760, 26) + pillars.join(""), mix(palette.ink, palette.deep, 0.2));
    paper.fill(`M${x} ${deck - 62}h540q40 20 50 58H${x}Z`, scene.tone(0.92));
    paper.stroke(`M${x + 16} ${deck - 40}h516`, mix(palette.light, palette.spot, 0.2), { width: 22, dash: "20 12" });
    paper.fill(rect([x, deck - 14], 576, 5), palette.spot);
    return { road: { at: spot }, land: { at: [640 + random.range(-60, 120), 662] } };
  },
};
