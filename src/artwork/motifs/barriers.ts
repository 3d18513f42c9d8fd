// What armies leave between them: wire on its posts, walls of sandbags.
import { mix } from "#artwork/colour.ts";
import { ellipse } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";

/** Barbed wire in coils across the picture, its foot at `y`. */
export function barbedWire(stage: Stage, y: number): void {
  const { paper, palette } = stage;
  const coils = Array.from({ length: 30 }, (_, n) => `M${n * 60 - 220} ${y}q30 -44 60 0m-30 4q30 -40 60 0`);
  const posts = Array.from({ length: 10 }, (_, n) => `M${n * 190 - 200} ${y + 18}l34 -74m-4 74l-30 -70`);
  paper.stroke(coils.join(""), palette.ink, { width: 2.4, opacity: 0.7 });
  paper.stroke(posts.join(""), palette.ink, { width: 7 });
}

/** Sandbags piled up at both lower edges of the picture. */
export function sandbags(stage: Stage): void {
  const random = stage.random.fork("sandbags");
  const { ink, deep } = stage.palette;
  for (const side of [-1, 1])
    for (let row = 0; row < 4; row += 1)
      for (let bag = 0; bag < 8 - row; bag += 1) {
        const x = 640 + side * (900 - bag * 72 + row * 36);
        const outline = ellipse([x, 700 - row * 36 + random.range(-3, 3)], 44, 23);
        stage.paper.fill(outline, mix(ink, deep, 0.25 + ((bag + row) % 3) * 0.13));
      }
}
