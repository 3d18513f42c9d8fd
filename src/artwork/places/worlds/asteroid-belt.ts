import { mix } from "#artwork/colour.ts";
import { belt } from "#artwork/motifs/cosmos.ts";
import { graded } from "#artwork/motifs/interiors.ts";
import { glow, SHEET, stars } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";
import { relit } from "#artwork/stage.ts";

/** Rocks adrift before a near sun. */
export const ASTEROID_BELT: Place = {
  name: "asteroid-belt",
  fits: "asteroid, asteroids, meteor, mining, comet, shoot-em-up",
  ages: ["modern", "future"],
  offers: ["space"],
  indoors: true,
  draw: (stage) => {
    const { random, paper, palette } = stage;
    const at = [640 + random.sign() * random.range(160, 330), random.range(170, 260)] as const;
    const scene = relit(stage, at, random.range(100, 150));
    const [top, foot] = [mix(palette.ink, palette.sky, 0.6), mix(palette.sky, palette.glow, 0.4)];
    paper.fill(SHEET, graded(scene, [0, 720], [top, foot]));
    stars({ ...scene, horizon: 640 }, 200);
    glow(scene, at, { radius: 480, opacity: 0.9, colour: palette.glow });
    paper.fill(circle(...at, scene.light.radius), palette.light);
    belt(scene, [330, 470], { count: 70, size: 26, depth: 0.3, label: "far" });
    stage.plane();
    belt(scene, [470, 640], { count: 34, size: 62, depth: 0.62, label: "middle" });
    return { space: { at: [640, 390] } };
  },
  near: (stage) => belt(stage, [690, 760], { count: 18, size: 120, depth: 1, label: "near" }),
};
