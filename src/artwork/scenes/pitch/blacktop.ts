import { skyline } from "#artwork/motifs/buildings.ts";
import { person } from "#artwork/motifs/figures.ts";
import { POSES } from "#artwork/motifs/poses.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { ball, hoop } from "#artwork/motifs/sport.ts";
import { rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A leap to the hoop over the town. */
export function drawBlacktop(stage: Stage): void {
  const { paper, palette } = stage;
  const set = relit(stage, [440, stage.horizon - 120], 150);
  sky(set);
  skyline(set, { floor: 560, depth: 0.2, width: [50, 110], height: [120, 300], label: "far", window: 4 });
  haze(set, { from: 300, to: 580, opacity: 0.5 });
  skyline(set, { floor: 620, depth: 0.5, width: [80, 150], height: [60, 190], label: "near", window: 5 });
  paper.fill(rect([-220, 620], 1720, 300), palette.ink);
  paper.fill(rect([-220, 618], 1720, 4), palette.light, 0.7);
  fence(stage);
  hoop(set, [880, 330], 1.25);
  person(
    set,
    {
      ...POSES.leaping,
      hands: [
        [40, -122],
        [-28, -62],
      ],
    },
    { at: [560, 590], scale: 2.9 },
  );
  ball(set, [690, 214], { r: 36, kind: "basketball" });
}

function fence(stage: Stage): void {
  const wires = Array.from({ length: 60 }, (_, n) => `M${-240 + n * 30} 622l150 -150M${-240 + n * 30} 622l-150 -150`);
  stage.paper.clipped(rect([-220, 486], 1720, 134), () =>
    stage.paper.stroke(wires.join(""), stage.palette.ink, { width: 1.6, opacity: 0.5 }),
  );
  const posts = Array.from({ length: 9 }, (_, n) => rect([-60 + n * 175, 480], 7, 142));
  stage.paper.fill(`${posts.join("")}${rect([-220, 480], 1720, 7)}`, stage.palette.ink);
}
