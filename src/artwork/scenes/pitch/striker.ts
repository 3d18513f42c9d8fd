import { person } from "#artwork/motifs/figures.ts";
import { grass } from "#artwork/motifs/flora.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { POSES } from "#artwork/motifs/poses.ts";
import { birds, haze, sky } from "#artwork/motifs/sky.ts";
import { ball } from "#artwork/motifs/sport.ts";
import type { Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A player and the ball before the sun. */
export function drawStriker(stage: Stage): void {
  const { paper, random } = stage;
  const set = relit(stage, [640, 330], 218);
  sky(set);
  birds(set, [random.range(300, 980), 130]);
  ridge(set, { y: 500, height: 34, waves: 4, depth: 0.25, label: "far" });
  haze(set, { from: 420, to: 600, opacity: 0.5 });
  ridge(set, { y: 560, height: 24, waves: 3, depth: 0.6, label: "middle" });
  const grounds = ridge(set, { y: 630, height: 8, waves: 2, depth: 1, label: "turf" });
  paper.fill(
    grass(
      random.fork("grass"),
      Array.from({ length: 320 }, (_, n): Point => [-180 + n * 5.2, heightAt(grounds, -180 + n * 5.2)]),
      { height: 22, lean: 4 },
    ),
    stage.palette.ink,
  );
  const pose = stage.world.fork("pose").pick([POSES.kicking, POSES.leaping, POSES.kicking, POSES.triumphant] as const);
  const x = 590;
  person(set, pose, { at: [x, heightAt(grounds, x) + 4], scale: 3.5 });
  const up =
    pose === POSES.kicking
      ? ([812, 470] as const)
      : pose === POSES.leaping
        ? ([742, 196] as const)
        : ([596, 636] as const);
  ball(set, up, { r: 34, kind: "football" });
}
