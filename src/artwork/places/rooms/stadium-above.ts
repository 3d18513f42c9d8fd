import { mix } from "#artwork/colour.ts";
import { SHEET } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { circle, ellipse, rect } from "#artwork/path.ts";

/** A stadium from above, full of people. */
export const STADIUM_ABOVE: Place = {
  name: "stadium-above",
  fits: "football management, top-down sport, tactics board, fantasy team",
  ages: ["modern"],
  views: ["above"],
  offers: ["field"],
  draw: (stage) => {
    const { paper, palette, random } = stage;
    paper.fill(SHEET, mix(palette.ink, palette.deep, 0.4));
    const grass = mix(palette.deep, palette.glow, 0.3);
    for (const [grow, depth] of [
      [150, 0.2],
      [110, 0.4],
      [70, 0.6],
    ] as const)
      paper.fill(ellipse([640, 370], 430 + grow * 1.7, 240 + grow), stage.tone(1 - depth * 0.7));
    const dots = Array.from({ length: 700 }, () => {
      const [a, r] = [random.range(0, 2 * Math.PI), random.range(1.2, 1.58)];
      return circle(640 + Math.cos(a) * r * 430, 370 + Math.sin(a) * r * 240, random.range(1.6, 3));
    });
    paper.fill(dots.join(""), mix(palette.light, palette.spot, 0.4), 0.7);
    stage.plane();
    paper.fill(rect([330, 210], 620, 320), grass);
    paper.fill(
      [0, 1, 2, 3, 4].map((n) => rect([330 + n * 124, 210], 62, 320)).join(""),
      mix(grass, palette.light, 0.14),
    );
    paper.stroke(
      `${rect([346, 226], 588, 288)}M640 226V514M346 300H430V440H346M934 300H850V440H934${circle(640, 370, 54)}`,
      palette.light,
      { width: 4 },
    );
    return { field: { at: [640, 470], size: 0.5 } };
  },
};
