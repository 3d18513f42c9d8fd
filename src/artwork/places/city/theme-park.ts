import { mix } from "#artwork/colour.ts";
import { loopingTrack, wheelOfLights } from "#artwork/motifs/rides.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { floorFrom } from "#artwork/motifs/streets.ts";
import type { Place } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";
import { relit } from "#artwork/stage.ts";

/** A fair: the great wheel, a looping track, tents and strings of lamps. */
export const THEME_PARK: Place = {
  name: "theme-park",
  fits: ["theme park", "amusement park", "roller coaster", "carnival", "circus", "fair", "management", "tycoon"],
  ages: ["modern"],
  offers: ["land"],
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const side = random.sign();
    const scene = relit(
      stage,
      [640 - side * random.range(60, 160), horizon - random.range(120, 200)],
      random.range(90, 140),
    );
    sky(scene);
    ridge(scene, { y: horizon + 10, height: 26, waves: 5, depth: 0.2, label: "trees" });
    haze(scene, { from: horizon - 100, to: horizon + 70, opacity: 0.5 });
    wheelOfLights(scene, [640 + side * random.range(250, 330), horizon - 90], random.range(150, 190));
    loopingTrack(scene, { x: 640 - side * 300, foot: 600, radius: random.range(80, 105), side });
    stage.plane();
    const grounds = mix(stage.tone(0.55), palette.glow, 0.2);
    for (const [index, x] of [-150, 130, 360, 900, 1150, 1390].entries()) {
      const [top, w] = [520 - random.range(0, 40), random.range(80, 110)];
      const cloth = (n: number): string => `M${x} ${top - 70}L${x - w + (n * w) / 3} ${top}V614h${w / 3}V${top}Z`;
      paper.fill(
        [0, 1, 2, 3, 4, 5].map(cloth).join(""),
        index % 2 === 0 ? palette.spot : mix(palette.deep, palette.ink, 0.3),
      );
      paper.fill([1, 3, 5].map(cloth).join(""), mix(palette.light, palette.glow, 0.3));
      paper.fill(`M${x} ${top - 68}v-34l30 10l-30 10Z`, palette.ink);
    }
    floorFrom(scene, Math.max(606, horizon + 30), [mix(grounds, palette.light, 0.2), mix(grounds, palette.ink, 0.6)]);
    for (const [from, y] of [
      [-200, 150],
      [300, 120],
      [800, 150],
    ] as const) {
      const lamps = Array.from({ length: 13 }, (_, n) =>
        circle(from + n * 42, y + 70 * Math.sin((n / 12) * Math.PI), 6),
      );
      paper.stroke(`M${from} ${y}Q${from + 252} ${y + 140} ${from + 504} ${y}`, palette.ink, { width: 2 });
      paper.fill(lamps.join(""), palette.light);
    }
    return { land: { at: [640 + random.range(-70, 70), 668] } };
  },
};
