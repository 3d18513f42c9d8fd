import { mix } from "#artwork/colour.ts";
import { landmark } from "#artwork/motifs/landmarks.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { birds } from "#artwork/motifs/sky.ts";
import { floorFrom, graded, lantern, litSky } from "#artwork/motifs/streets.ts";
import { gables } from "#artwork/motifs/town.ts";
import type { Place } from "#artwork/part.ts";

/** Gables row behind row around a paved square, a landmark over them. */
export const OLD_TOWN: Place = {
  name: "old-town",
  fits: "town, europe, historical, old town, mystery, steampunk, detective",
  ages: ["old", "modern"],
  offers: ["land", "road"],
  draw: (stage) => {
    const { random, world, paper, palette, horizon } = stage;
    const side = random.sign();
    const scene = litSky(stage, 640 + side * random.range(150, 290), { above: [200, 280], radius: [90, 130] });
    for (const [index, depth] of [0.1, 0.3, 0.5, 0.74].entries()) {
      const floor = horizon + 10 + (index * (610 - horizon)) / 3;
      const { outline, lit } = gables(random.fork(`row-${index}`), { floor, size: 60 + index * 30 });
      const colour = scene.tone(depth);
      if (index === 2)
        silhouette(scene, landmark(world.fork("landmark").pick(["clock", "dome"])), {
          at: [640 - side * 120, floor],
          scale: 4,
          colour: stage.tone(0.4),
        });
      paper.fill(
        outline,
        graded(scene, [floor - 150, floor + 60], [colour, mix(colour, palette.glow, 0.4 - depth * 0.4)]),
      );
      paper.fill(lit, index > 1 ? mix(palette.light, palette.spot, 0.3) : palette.light, 0.25 + index * 0.2);
    }
    birds(scene, [640 + side * 60, 190], 7);
    stage.plane();
    floorFrom(scene, 612, [mix(stage.tone(0.7), palette.glow, 0.35), mix(palette.ink, palette.deep, 0.2)]);
    for (const y of [622, 636, 655, 680])
      paper.stroke(`M-240 ${y}H1520`, palette.ink, { width: 3, opacity: 0.35, dash: `${y - 590} 5` });
    for (const x of [170, 1110])
      lantern(scene, { at: [x, 640], scale: 2.4, side: x < 640 ? 1 : -1, colour: palette.ink });
    return { land: { at: [640 + random.range(-60, 60), 672] }, road: { at: [640, 676] } };
  },
};
