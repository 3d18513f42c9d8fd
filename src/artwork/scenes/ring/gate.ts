import { mix } from "#artwork/colour.ts";
import { torii } from "#artwork/motifs/buildings.ts";
import { duel } from "#artwork/motifs/duel.ts";
import { bareTree } from "#artwork/motifs/flora.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { haze, motes, sky } from "#artwork/motifs/sky.ts";
import { polygon, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Two fighters in the court before a gate. */
export function drawGate(stage: Stage): void {
  const { paper, palette, random } = stage;
  const set = relit(stage, [640, 330], random.range(130, 170));
  sky(set);
  ridge(set, { y: 470, height: 110, waves: 3, depth: 0.18, sharp: true, label: "far" });
  haze(set, { from: 330, to: 560, opacity: 0.6 });
  ridge(set, { y: 540, height: 26, waves: 4, depth: 0.45, label: "middle" });
  silhouette(set, torii(), { at: [640, 600], scale: 4.3, colour: mix(palette.spot, palette.ink, 0.12), rim: 4 });
  paper.fill(
    polygon([
      [560, 596],
      [720, 596],
      [1000, 760],
      [280, 760],
    ]),
    mix(stage.tone(0.4), palette.light, 0.3),
  );
  const steps = Array.from({ length: 5 }, (_, n) =>
    rect([640 - 92 - n * 44, 606 + n * 24 + n * n * 2], 184 + n * 88, 4),
  );
  ridge(set, { y: 640, height: 6, waves: 2, depth: 0.88, label: "court" });
  paper.fill(steps.join(""), palette.light, 0.25);
  for (const x of [150, 1130]) paper.fill(bareTree(random.fork(x), [x, 690], 430), palette.ink);
  duel(set, [640, 660], { height: 220, gap: 340, blades: true });
  motes(set, { count: 60, colour: palette.spot, size: 4 });
}
