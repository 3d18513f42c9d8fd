import { mix } from "#artwork/colour.ts";
import { skyline, windows } from "#artwork/motifs/buildings.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { glow } from "#artwork/motifs/sky.ts";
import { polygon, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A narrow way between walls with signs. */
export function drawAlley(stage: Stage): void {
  const { random, paper, palette } = stage;
  const x = 640 + random.range(-60, 60);
  const scene = relit({ ...stage, horizon: 470 }, [x, 330], 190);
  paper.fill(
    rect([-220, -220], 1720, 1160),
    paper.linear(
      [0, 0],
      [0, 520],
      [
        [0, mix(palette.sky, palette.ink, 0.5)],
        [1, mix(palette.glow, palette.sky, 0.2)],
      ],
    ),
  );
  glow(scene, [x, 400], { radius: 420, opacity: 0.6 });
  skyline(scene, { floor: 560, depth: 0.2, width: [40, 70], height: [130, 330], label: "far", window: 4 });
  paper.fill(
    rect([-220, 556], 1720, 400),
    paper.linear(
      [0, 550],
      [0, 720],
      [
        [0, mix(palette.glow, palette.deep, 0.4)],
        [1, palette.ink],
      ],
    ),
  );
  for (const [index, depth] of [0.55, 0.78, 1].entries())
    wallsWithSigns(scene, { gap: 150 + index * 130, x, depth, index });
  paper.fill(
    polygon([
      [x - 90, 562],
      [x + 90, 562],
      [x + 250, 760],
      [x - 250, 760],
    ]),
    paper.linear(
      [0, 556],
      [0, 720],
      [
        [0, palette.light, 0.5],
        [1, palette.spot, 0.12],
      ],
    ),
  );
  hero(scene, [x + random.range(-30, 30), 664], { height: 214 });
  const rain = Array.from(
    { length: 70 },
    () => `M${Math.round(random.range(-40, 1320))} ${Math.round(random.range(-20, 700))}l-7 38`,
  );
  paper.stroke(rain.join(""), palette.light, { width: 1.3, opacity: 0.3 });
}

function wallsWithSigns(
  stage: Stage,
  { gap, x, depth, index }: { gap: number; x: number; depth: number; index: number },
): void {
  const { paper, palette } = stage;
  const random = stage.random.fork(`wall-${index}`);
  for (const side of [-1, 1]) {
    const inner = x + side * gap;
    const block = { x: side < 0 ? inner - 900 : inner, top: -40 + random.range(0, 60), width: 900 };
    paper.fill(rect([block.x, -220], 900, 860 + index * 60), stage.tone(depth));
    paper.fill(rect([inner - (side < 0 ? 0 : 3), -220], 3, 860 + index * 60), palette.light, 0.6);
    const near = { ...block, x: side < 0 ? inner - 130 : inner, width: 130 };
    paper.fill(
      windows(random, near, { floor: 560, size: 8 + index * 4, lit: 0.3 }),
      mix(palette.light, palette.glow, 0.4),
      0.55,
    );
    const [top, height] = [random.range(120, 330), random.range(80, 170)];
    const width = 26 + index * 10;
    const left = side < 0 ? inner + 6 : inner - 6 - width;
    const colour = random.chance(0.6) ? palette.spot : palette.light;
    glow(stage, [left + width / 2, top + height / 2], { radius: 130, opacity: 0.35, colour });
    paper.fill(rect([left, top], width, height), palette.ink);
    const bars = Array.from({ length: 4 }, (_, bar) =>
      rect([left + 6, top + 8 + (bar * (height - 16)) / 4], width - 12, (height - 16) / 4 - 8),
    );
    paper.fill(bars.join(""), colour);
  }
}
