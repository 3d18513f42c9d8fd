import { mix } from "#artwork/colour.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { glow, SHEET } from "#artwork/motifs/sky.ts";
import { circle, fixed, polygon } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Circles around a light, and someone on a pillar before it. */
export function drawCirclesOfLight(stage: Stage): void {
  const { paper, palette } = stage;
  const set = relit(stage, [640, 350], 120);
  const far = mix(palette.sky, palette.deep, 0.3);
  paper.fill(SHEET, far);
  const spin = stage.world.fork("circles");
  for (let n = 7; n >= 1; n -= 1) {
    const r = 66 + n * 62;
    paper.fill(
      circle(640, 360, r),
      mix(palette.light, mix(far, n % 2 === 0 ? palette.glow : palette.deep, 0.55), Math.min(1, 0.25 + n * 0.11)),
    );
    const angle = spin.range(0, 360) + 360 * stage.time * (n % 2 === 0 ? 1 : -1);
    paper.transformed(`translate(640 360) rotate(${fixed(angle)})`, () => {
      paper.stroke(
        `M${r} 0A${r} ${r} 0 ${n % 2} 1 ${fixed(r * Math.cos(2 + n))} ${fixed(r * Math.sin(2 + n))}`,
        n % 3 === 0 ? palette.spot : palette.ink,
        { width: 6 + n * 1.6, round: true },
      );
      paper.fill(circle(r, 0, 9 + n * 2.2), n % 2 === 0 ? palette.spot : palette.ink);
    });
  }
  glow(set, [640, 360], { radius: 260, opacity: 0.8 });
  paper.fill(circle(640, 360, 74), palette.light);
  paper.fill(
    polygon([
      [-220, 940],
      [-220, 690],
      [1500, 690],
      [1500, 940],
    ]),
    palette.ink,
  );
  paper.fill(
    polygon([
      [600, 420],
      [680, 420],
      [760, 700],
      [520, 700],
    ]),
    paper.linear(
      [0, 420],
      [0, 700],
      [
        [0, palette.ink],
        [1, palette.ink],
      ],
    ),
  );
  hero(set, [640, 424], { height: 118 });
}
