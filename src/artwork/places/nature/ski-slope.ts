import { ridge } from "#artwork/motifs/land.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { graded } from "#artwork/motifs/streets.ts";
import { snowPines, snowRange } from "#artwork/motifs/snow-country.ts";
import { slalomGate } from "#artwork/motifs/wild-sights.ts";
import { litBeside } from "#artwork/motifs/wilds.ts";
import { snowfield, snowTone } from "#artwork/motifs/winter.ts";
import type { Place } from "#artwork/part.ts";
import { fixed } from "#artwork/path.ts";

/** A slope that falls across the picture, gates and pines on it. */
export const SKI_SLOPE: Place = {
  name: "ski-slope",
  fits: "skiing, ski, snowboard, snowboarding, winter, snow, sports, sledding",
  isSnowy: true,
  ages: ["modern", "future"],
  offers: ["land"],
  draw: (stage) => {
    const { paper, palette, random, world, horizon } = stage;
    const { scene, side } = litBeside(stage, { away: [60, 200], up: [130, 210], radius: [110, 160] });
    sky(scene);
    snowRange(scene, horizon + 20, { centre: 640 + side * 200, high: 280 });
    ridge(scene, { y: horizon + 26, height: 24, waves: 4, depth: 0.3, label: "wood" });
    const far = snowfield(scene, { y: horizon + 54, height: 26, depth: 0.28, label: "far" });
    snowPines(scene, far, { count: 24, height: 110, depth: 0.55 });
    haze(scene, { from: horizon + 20, to: 680, opacity: 0.4 });
    stage.plane();
    const [high, low] = [side * -70, side * 70];
    const slope = `M-240 ${640 + high * 1.3}C200 ${636 + high * 0.6} 480 652 640 656C860 662 1100 ${664 + low * 0.6} 1520 ${660 + low * 1.3}V940H-240Z`;
    paper.fill(slope, graded(scene, [600, 740], [snowTone(stage, 0.2), snowTone(stage, 0.8)]));
    const tracks = [0, 14, 60, 74].map(
      (dy) => `M-240 ${fixed(690 + dy + high)}C300 ${680 + dy} 700 ${700 + dy} 1520 ${fixed(712 + dy + low)}`,
    );
    paper.stroke(tracks.join(""), snowTone(stage, 0.9), { width: 3, opacity: 0.5 });
    for (const [index, away] of [-360, 350, 520].entries()) {
      const at = [640 + away, 660 + (away * side) / 8] as const;
      slalomGate(scene, at, index % 2 === 0 ? palette.spot : palette.deep);
    }
    const cable = horizon - random.range(150, 190);
    if (world.fork("lift").chance(0.5))
      paper.stroke(`M-240 ${cable - high}Q640 ${cable + 80} 1520 ${cable - low}`, palette.ink, { width: 3 });
    return { land: { at: [640 + random.range(-30, 30), 660] } };
  },
};
