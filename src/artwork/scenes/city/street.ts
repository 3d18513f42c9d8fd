import { mix } from "#artwork/colour.ts";
import { skyline } from "#artwork/motifs/buildings.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { streetWalls } from "#artwork/motifs/town.ts";
import { carRear } from "#artwork/motifs/vehicles.ts";
import { polygon } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A street that runs into the light. */
export function drawStreet(stage: Stage): void {
  const { random, paper, palette } = stage;
  const x = 640 + random.range(-70, 70);
  const scene = relit({ ...stage, horizon: 500 }, [x, random.range(360, 420)], random.range(80, 130));
  sky(scene);
  skyline(scene, { floor: 510, depth: 0.1, width: [30, 54], height: [40, 150], label: "far" });
  paper.fill(
    polygon([
      [-220, 500],
      [1500, 500],
      [1500, 940],
      [-220, 940],
    ]),
    paper.linear(
      [0, 500],
      [0, 720],
      [
        [0, mix(palette.glow, palette.deep, 0.3)],
        [1, mix(palette.deep, palette.ink, 0.7)],
      ],
    ),
  );
  for (const [index, depth] of [0.3, 0.5, 0.72, 0.92].entries()) {
    streetWalls(scene, {
      vanish: [x, 500],
      depth,
      far: 70 + index * 95,
      near: 200 + index * 190,
      top: 260 + index * 130,
      label: `walls-${index}`,
    });
  }
  paper.fill(
    polygon([
      [x - 8, 504],
      [x + 8, 504],
      [x + 110, 760],
      [x - 110, 760],
    ]),
    paper.linear(
      [0, 500],
      [0, 720],
      [
        [0, palette.light, 0.75],
        [1, palette.light, 0.06],
      ],
    ),
  );
  const strips = [520, 548, 590, 652].map((y, row) =>
    polygon([
      [x - 2 - row, y],
      [x + 2 + row, y],
      [x + 4 + row * 2, y + 14 + row * 11],
      [x - 4 - row * 2, y + 14 + row * 11],
    ]),
  );
  paper.fill(strips.join(""), palette.light, 0.55);
  if (stage.genres.has("racing")) carRear(scene, [x, 660], { scale: 1.15 });
  else hero(scene, [x + random.sign() * 40, 668], { height: 210 });
}
