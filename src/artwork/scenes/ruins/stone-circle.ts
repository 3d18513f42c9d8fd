import { mix } from "#artwork/colour.ts";
import { protagonist } from "#artwork/motifs/figures.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { stoneCircle } from "#artwork/motifs/monuments.ts";
import { overgrown } from "#artwork/motifs/overgrowth.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { motes, sky } from "#artwork/motifs/sky.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Standing stones in a ring. */
export function drawStoneCircle(stage: Stage): void {
  const { random, palette } = stage;
  const scene = relit(stage, [640 + random.range(-40, 40), random.range(320, 370)], random.range(130, 180));
  sky(scene);
  ridge(scene, { y: 480, height: 40, waves: 4, depth: 0.12, label: "far" });
  ridge(scene, { y: 540, height: 30, waves: 3, depth: 0.4, label: "middle" });
  silhouette(
    scene,
    stoneCircle(random.fork("stones"), { y: 610, half: random.range(330, 400), height: random.range(270, 330) }),
    { at: [0, 0], scale: 1, colour: scene.tone(0.85), rim: 5 },
  );
  const front = overgrown(scene, { y: 634 });
  protagonist(scene, [640 + random.range(-60, 60), heightAt(front, 640) + 6], { height: 150 });
  motes(scene, { count: 36, colour: mix(palette.spot, palette.light, 0.4), size: 3, top: 300 });
}
