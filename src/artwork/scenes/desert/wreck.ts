import { mix } from "#artwork/colour.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { dune, heightAt, ridge, rimLine } from "#artwork/motifs/land.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { motes, sky } from "#artwork/motifs/sky.ts";
import { wreck } from "#artwork/motifs/wastes.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A hull that the sand has half covered. */
export function drawWreck(stage: Stage): void {
  const { random, paper, palette } = stage;
  const side = random.sign();
  const scene = relit(
    { ...stage, horizon: 460 },
    [640 + side * random.range(150, 280), random.range(180, 250)],
    random.range(100, 140),
  );
  sky(scene);
  dune(scene, { crestAt: [640 + side * 350, 430], left: -260, right: 1800, depth: 0.14 });
  const { hull, shade, seams, ribs, band } = wreck();
  const colour = scene.tone(0.56);
  silhouette(scene, hull, {
    at: [640 - side * 110, 640],
    scale: random.range(2.5, 3),
    flip: side < 0,
    turn: -side * random.range(3, 9),
    colour,
    rim: 5,
    details: () => {
      paper.fill(shade, mix(colour, palette.ink, 0.4));
      paper.fill(band, mix(palette.spot, palette.deep, 0.2));
      paper.stroke(seams, palette.ink, { width: 1.3, opacity: 0.45 });
      paper.stroke(ribs, palette.ink, { width: 3.4, round: true });
    },
  });
  dune(scene, { crestAt: [640 - side * 420, 590], left: -700, right: 1560, depth: 0.56 });
  const front = ridge(scene, { y: 664, height: 26, waves: 1.6, depth: 1, label: "front", tilt: side * 30 });
  rimLine(scene, front);
  hero(scene, [640 + side * 200, heightAt(front, 640 + side * 200) + 5], { height: 132 });
  motes(scene, { count: 30, size: 2 });
}
