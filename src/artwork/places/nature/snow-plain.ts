import { mix } from "#artwork/colour.ts";
import { heightAt } from "#artwork/motifs/land.ts";
import { aurora, sky } from "#artwork/motifs/sky.ts";
import { snowPines, snowRange } from "#artwork/motifs/snow-country.ts";
import { edgeRocks, litBeside, spotOn } from "#artwork/motifs/wilds.ts";
import { footprints, snowfield, snowTone } from "#artwork/motifs/winter.ts";
import type { Place } from "#artwork/part.ts";

/** Snow as far as the mountains. */
export const SNOW_PLAIN: Place = {
  name: "snow-plain",
  fits: "snow, winter, ice, arctic, frozen, frost, tundra, christmas, norse, survival",
  isSnowy: true,
  offers: ["land"],
  draw: (stage) => {
    const { random, horizon } = stage;
    const { scene, side } = litBeside(stage, { away: [60, 220], up: [120, 200], radius: [120, 190] });
    sky(scene);
    if (stage.night) aurora(scene);
    snowRange(scene, horizon + 10, { centre: 640 - side * 280, high: random.range(170, 260) });
    const far = snowfield(scene, { y: horizon + 30, height: 20, depth: 0.22, label: "far" });
    snowPines(scene, far, { count: 22, height: 90, depth: 0.5, gap: 120 });
    stage.plane();
    const middle = snowfield(scene, { y: Math.max(580, horizon + 50), height: 14, depth: 0.4, label: "middle" });
    snowPines(scene, middle, { count: 9, height: 230, depth: 0.7, gap: 300 });
    const front = snowfield(scene, { y: 650, height: 14, depth: 0.66, label: "front" });
    const x = 640 + side * random.range(0, 100);
    footprints(scene, [x - side * 240, 780], [x, heightAt(front, x) + 12]);
    return { land: spotOn(front, x, 14) };
  },
  near: (stage) => edgeRocks(stage, mix(snowTone(stage, 0.95), stage.palette.ink, 0.3)),
};
