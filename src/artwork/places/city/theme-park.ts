import { mix } from "#artwork/colour.ts";
import { lampString, loopingTrack, tent, wheelOfLights } from "#artwork/motifs/rides.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { haze } from "#artwork/motifs/sky.ts";
import { floorFrom, litSky } from "#artwork/motifs/streets.ts";
import type { Place } from "#artwork/part.ts";

/** A fair: the great wheel, a looping track, tents and strings of lamps. */
export const THEME_PARK: Place = {
  name: "theme-park",
  fits: "theme park, amusement park, roller coaster, carnival, circus, fair, management, tycoon",
  ages: ["modern"],
  offers: ["land"],
  draw: (stage) => {
    const { random, palette, horizon } = stage;
    const side = random.sign();
    const scene = litSky(stage, 640 - side * random.range(60, 160), { above: [120, 200], radius: [90, 140] });
    ridge(scene, { y: horizon + 10, height: 26, waves: 5, depth: 0.2, label: "trees" });
    haze(scene, { from: horizon - 100, to: horizon + 70, opacity: 0.5 });
    wheelOfLights(scene, [640 + side * random.range(250, 330), horizon - 90], random.range(150, 190));
    loopingTrack(scene, { x: 640 - side * 300, foot: 600, radius: random.range(80, 105), side });
    stage.plane();
    const grounds = mix(stage.tone(0.55), palette.glow, 0.2);
    for (const [index, x] of [-150, 130, 360, 900, 1150, 1390].entries())
      tent(scene, x, index % 2 === 0 ? palette.spot : mix(palette.deep, palette.ink, 0.3));
    floorFrom(scene, Math.max(606, horizon + 30), [mix(grounds, palette.light, 0.2), mix(grounds, palette.ink, 0.6)]);
    for (const x of [-200, 300, 800]) lampString(scene, [x, 150 - (x % 200) * 0.3]);
    return { land: { at: [640 + random.range(-70, 70), 668] } };
  },
};
