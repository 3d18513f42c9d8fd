import { mix } from "#artwork/colour.ts";
import { frontRow, shopFront, stall } from "#artwork/motifs/facades.ts";
import { haze } from "#artwork/motifs/sky.ts";
import { floorFrom, litSky } from "#artwork/motifs/streets.ts";
import { gables } from "#artwork/motifs/town.ts";
import type { Place } from "#artwork/part.ts";

/** Stalls with striped awnings before the houses. */
export const MARKET_STREET: Place = {
  name: "market-street",
  fits: "market, shop, trading, merchant, economy, food, street",
  offers: ["land"],
  draw: (stage) => {
    const { random, world, paper, palette, horizon } = stage;
    const scene = litSky(stage, 640 + random.range(-220, 220), { above: [170, 240], radius: [90, 140] });
    const foot = Math.max(horizon + 40, 600);
    if (world.fork("houses").chance(0.4)) frontRow(scene, { floor: foot, width: [140, 220], depth: 0.3 }, shopFront);
    else
      for (const [row, depth] of [0.14, 0.34].entries()) {
        const floor = foot - 120 + row * 100;
        const { outline, lit } = gables(random.fork(`row-${row}`), { floor, size: 90 + row * 50 });
        paper.fill(outline, stage.tone(depth));
        paper.fill(lit, palette.light, 0.6);
      }
    haze(scene, { from: foot - 200, to: foot, opacity: 0.5 });
    stage.plane();
    frontRow(scene, { floor: foot + 10, width: [170, 220], depth: 0.62, gap: random.range(20, 50) }, stall);
    floorFrom(scene, foot + 8, [mix(stage.tone(0.6), palette.glow, 0.4), mix(palette.ink, palette.deep, 0.3)]);
    for (const y of [632, 656, 688])
      paper.stroke(`M-240 ${y}H1520`, palette.ink, { width: 3, opacity: 0.25, dash: `${y - 570} 6` });
    return { land: { at: [640 + random.range(-70, 70), 672] } };
  },
  near: ({ paper, palette }) => {
    paper.fill("M-240 -240H1520V-20Q1400 70 1240 10Q1150 60 1080 -20H200Q120 60 40 10Q-100 70 -240 -20Z", palette.ink);
    paper.fill("M60 740V640h130v100ZM1090 740V620h120v120Z", palette.ink);
  },
};
