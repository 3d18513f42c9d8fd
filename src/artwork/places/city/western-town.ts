import { mix } from "#artwork/colour.ts";
import { frontierFront, frontRow } from "#artwork/motifs/facades.ts";
import { peak } from "#artwork/motifs/land.ts";
import { waterTank } from "#artwork/motifs/roofs.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { birds, haze } from "#artwork/motifs/sky.ts";
import { floorFrom, litSky } from "#artwork/motifs/streets.ts";
import type { Place } from "#artwork/part.ts";

/** The one street of a town on the frontier. */
export const WESTERN_TOWN: Place = {
  name: "western-town",
  fits: "western, cowboy, wild west, frontier, outlaw, sheriff",
  ages: ["old", "modern"],
  offers: ["land"],
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const side = random.sign();
    const scene = litSky(stage, 640 + side * random.range(60, 260), { above: [120, 200], radius: [100, 160] });
    for (const x of [200, 620, 1060].map((at) => at + random.range(-80, 80)))
      peak(scene, { summit: [x, horizon - random.range(90, 170)], base: horizon + 40, spread: 260, depth: 0.14 });
    haze(scene, { from: horizon - 90, to: horizon + 70, opacity: 0.6 });
    const tankAt = [640 - side * random.range(120, 220), 590] as const;
    silhouette(scene, waterTank(), { at: tankAt, scale: 2.9, colour: stage.tone(0.5) });
    stage.plane();
    frontRow(
      scene,
      { floor: Math.max(horizon + 40, 600), width: [180, 270], depth: 0.66, gap: random.range(10, 60) },
      frontierFront,
    );
    const dirt = mix(palette.deep, palette.glow, 0.4);
    floorFrom(scene, Math.max(horizon + 40, 600), [mix(dirt, palette.light, 0.25), mix(dirt, palette.ink, 0.55)]);
    paper.stroke("M-240 650Q640 628 1520 654M-240 690Q640 672 1520 694", palette.ink, { width: 8, opacity: 0.2 });
    birds(scene, [640 + side * 180, 170], 4);
    return { land: { at: [640 + random.range(-70, 70), 668] } };
  },
  near: ({ paper, palette, random }) => {
    const x = random.fork("near").chance(0.5) ? 60 : 1060;
    paper.fill(`M${x} 760V610h14v150ZM${x + 150} 760V610h14v150ZM${x - 30} 624h226v14h-226Z`, palette.ink);
  },
};
