import { mix } from "#artwork/colour.ts";
import { graded } from "#artwork/motifs/interiors.ts";
import { glow, SHEET } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { circle, ellipse, rect } from "#artwork/path.ts";
import { relit } from "#artwork/stage.ts";

/** A round tunnel, pipes, a lit end. */
export const SEWER: Place = {
  name: "sewer",
  fits: "sewer, sewers, rats, tunnel, underground, turtle, stealth",
  ages: ["modern", "future"],
  offers: ["floor"],
  indoors: true,
  draw: (stage) => {
    const { random, paper, palette, horizon, world } = stage;
    const [x, y] = [640 + random.range(-60, 60), horizon - 10] as const;
    const scene = relit(stage, [x, y - 60], 60);
    paper.fill(SHEET, mix(palette.deep, palette.ink, 0.6));
    for (const [ring, depth] of [1, 0.88, 0.74, 0.58, 0.4, 0.22].entries()) {
      const r = 560 * 0.66 ** ring;
      paper.fill(circle(x, y - 40 + r * 0.16, r), scene.tone(depth));
      paper.stroke(circle(x, y - 40 + r * 0.16, r), palette.light, { width: 1 + r / 160, opacity: 0.3 });
    }
    paper.fill(circle(x, y - 36, 44), palette.light);
    glow(scene, [x, y - 36], { radius: 330, opacity: 0.7 });
    stage.plane();
    const slime = mix(palette.spot, palette.deep, world.fork("slime").range(0.1, 0.5));
    const path = graded(stage, [y, 720], [scene.tone(0.4), scene.tone(0.95)]);
    paper.fill(`M${x - 160} ${y}H${x + 160}L${x + 900} 940H${x - 900}Z`, path);
    const flow = graded(stage, [y, 720], [mix(slime, palette.light, 0.4), slime]);
    for (const side of [-1, 1]) {
      paper.fill(`M${x + side * 60} ${y}h${side * 46}L${x + side * 700} 940h${-side * 330}Z`, flow);
      const pipe = `M${x + side * 110} ${y - 120}L${x + side * 700} ${y - 420}`;
      paper.stroke(pipe, scene.tone(0.95), { width: 26 });
      paper.stroke(pipe, palette.light, { width: 3, opacity: 0.4 });
      const [px, py] = [x + side * random.range(300, 360), y - random.range(60, 110)];
      paper.fill(ellipse([px, py], 34, 46), palette.ink);
      paper.fill(`M${px - 16} ${py + 20}h32L${px + 24} ${py + 190}h-48Z`, slime, 0.85);
    }
    for (let n = 0; n < 12; n += 1)
      paper.fill(rect([random.range(100, 1180), random.range(0, y)], 2, random.range(14, 40)), slime, 0.7);
    return { floor: { at: [x + random.range(-30, 30), 648] } };
  },
};
