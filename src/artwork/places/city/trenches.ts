import { mix } from "#artwork/colour.ts";
import { bareTree } from "#artwork/motifs/flora.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { smoke } from "#artwork/motifs/winter.ts";
import type { Place } from "#artwork/part.ts";
import { ellipse } from "#artwork/path.ts";
import { relit } from "#artwork/stage.ts";

/** No man's land: stumps, wire, smoke, sandbags before it. */
export const TRENCHES: Place = {
  name: "trenches",
  fits: ["trenches", "world-war-i", "world-war-ii", "war", "military", "battlefield", "front"],
  ages: ["modern"],
  offers: ["land"],
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const scene = relit(stage, [640 + random.range(-260, 260), horizon - random.range(60, 150)], random.range(90, 140));
    sky(scene);
    ridge(scene, { y: horizon, height: 22, waves: 4, depth: 0.16, label: "far" });
    for (const x of [random.range(150, 400), random.range(820, 1130)])
      smoke(scene, [x, horizon + 6], {
        height: random.range(300, 420),
        width: 80,
        colour: mix(palette.deep, palette.glow, 0.3),
      });
    const stumps = (count: number, y: number, tall: number): string =>
      Array.from({ length: count }, () =>
        bareTree(random, [random.range(-140, 1420), y], tall * random.range(0.6, 1.1)),
      ).join("");
    paper.fill(stumps(7, horizon + 18, 120), stage.tone(0.34));
    ridge(scene, { y: horizon + 24, height: 18, waves: 5, depth: 0.4, label: "middle" });
    haze(scene, { from: horizon - 80, to: horizon + 90, opacity: 0.55 });
    stage.plane();
    ridge(scene, { y: Math.max(horizon + 60, 590), height: 16, waves: 4, depth: 0.7, label: "mud" });
    const wire = Array.from(
      { length: 30 },
      (_, n) => `M${-220 + n * 60} 622q30 -44 60 0M${-190 + n * 60} 626q30 -40 60 0`,
    );
    const posts = Array.from({ length: 10 }, (_, n) => `M${-200 + n * 190} 640l34 -74M${-170 + n * 190} 640l-30 -70`);
    paper.stroke(wire.join(""), palette.ink, { width: 2.4, opacity: 0.7 });
    paper.stroke(posts.join(""), palette.ink, { width: 7 });
    ridge(scene, { y: 650, height: 12, waves: 6, depth: 0.92, label: "front" });
    return { land: { at: [640 + random.range(-80, 80), 668] } };
  },
  near: (stage) => {
    const { paper, palette, random } = stage;
    const bag = (n: number): string =>
      ellipse(
        [
          n < 22
            ? -150 + (n % 8) * 74 - Math.floor(n / 8) * 30
            : 930 + ((n - 22) % 8) * 74 + Math.floor((n - 22) / 8) * 40,
          694 - Math.floor((n % 22) / 8) * 38 + random.range(-3, 3),
        ],
        42,
        23,
      );
    for (let n = 0; n < 44; n += 1) {
      paper.fill(bag(n), mix(palette.ink, palette.deep, 0.3 + (n % 3) * 0.12));
    }
  },
};
