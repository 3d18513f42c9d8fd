import { mix } from "#artwork/colour.ts";
import { hut, hutLights } from "#artwork/motifs/buildings.ts";
import { heightAt } from "#artwork/motifs/land.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { aurora, glow, sky } from "#artwork/motifs/sky.ts";
import { snowPines, snowRange } from "#artwork/motifs/snow-country.ts";
import { litBeside, spotOn } from "#artwork/motifs/wilds.ts";
import { smoke, snowfield } from "#artwork/motifs/winter.ts";
import type { Place } from "#artwork/part.ts";

/** A lone cabin in the snow with its lights on. */
export const SNOW_CABIN: Place = {
  name: "snow-cabin",
  fits: "cabin, snow, winter, christmas, holiday, survival, horror, relaxing",
  isSnowy: true,
  ages: ["old", "modern"],
  offers: ["land"],
  draw: (stage) => {
    const { random, world, paper, palette, horizon } = stage;
    const { scene, side } = litBeside(stage, { away: [160, 300], up: [170, 250], radius: [60, 90] });
    const warm = mix(palette.light, palette.spot, 0.4);
    sky(scene);
    if (stage.night || world.fork("north").chance(0.4)) aurora(scene);
    snowRange(scene, horizon + 20, { centre: 640 + side * 120, high: 270 });
    const far = snowfield(scene, { y: horizon + 36, height: 20, depth: 0.25, label: "far" });
    snowPines(scene, far, { count: 24, height: 90, depth: 0.5, gap: 60 });
    stage.plane();
    const near = snowfield(scene, { y: Math.max(576, horizon + 40), height: 18, depth: 0.42, label: "near" });
    snowPines(scene, near, { count: 8, height: 230, depth: 0.74, gap: 330 });
    const x = 640 - side * random.range(250, 310);
    const foot = heightAt(near, x) + 20;
    smoke(scene, [x + 45, foot - 130], { height: 220, width: 34, colour: mix(palette.light, palette.sky, 0.3) });
    glow(scene, [x, foot - 30], { radius: 280, opacity: 0.65, colour: warm });
    const details = () => {
      paper.fill("M-52 -24L0 -64L52 -24L44 -22L0 -54L-44 -22Z", mix(palette.light, palette.sky, 0.12));
      paper.fill(hutLights(), warm);
    };
    silhouette(scene, hut(), { at: [x, foot], scale: 2.2, details });
    const front = snowfield(scene, { y: 660, height: 12, depth: 0.7, label: "front" });
    return { land: spotOn(front, 640 + side * random.range(20, 120), 14) };
  },
  near: (stage) => {
    const floor = snowfield(stage, { y: 760, height: 8, depth: 0.9, label: "near" });
    snowPines(stage, floor, { count: 8, height: 420, depth: 1, gap: 480 });
  },
};
