import { mix } from "#artwork/colour.ts";
import { discsOfLight } from "#artwork/motifs/forms.ts";
import { glow, SHEET } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { circle, type Point } from "#artwork/path.ts";
import { relit } from "#artwork/stage.ts";

/** Circles that turn around a light, and a pillar before it. */
export const CIRCLES_OF_LIGHT: Place = {
  name: "circles-of-light",
  fits: "abstract, rhythm, music, meditative, puzzle, minimalist, colorful, surreal",
  offers: ["void", "floor"],
  indoors: true,
  draw: (stage) => {
    const { paper, palette, random } = stage;
    const at: Point = [640 + random.range(-70, 70), random.range(320, 370)];
    const scene = relit(stage, at, 120);
    const far = mix(palette.sky, palette.deep, 0.3);
    paper.fill(SHEET, far);
    discsOfLight(scene, at, far);
    glow(scene, at, { radius: 260, opacity: 0.8 });
    paper.fill(circle(...at, 74), palette.light);
    stage.plane();
    paper.fill("M470 660C470 640 810 640 810 660L850 940L430 940Z", palette.ink);
    paper.fill("M470 660C470 640 810 640 810 660C810 680 470 680 470 660Z", mix(palette.deep, palette.glow, 0.3));
    return { void: { at }, floor: { at: [640, 662] } };
  },
};
