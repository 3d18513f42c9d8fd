import { protagonist } from "#artwork/motifs/figures.ts";
import { heightAt, peak, ridge } from "#artwork/motifs/land.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { drawForeground } from "./foreground.ts";

/** One summit that owns the picture. */
export function drawSummit(stage: Stage): void {
  const { random } = stage;
  const side = random.sign();
  const scene = relit(stage, [640 + side * random.range(250, 380), random.range(250, 340)], random.range(60, 90));
  sky(scene);
  ridge(scene, { y: 440, height: 70, waves: 6, depth: 0.06, sharp: true, label: "far" });
  const company = stage.world.fork("company").int(0, 2);
  if (company > 0)
    peak(scene, {
      summit: [640 + side * random.range(290, 380), random.range(280, 360)],
      base: 590,
      spread: 330,
      depth: 0.24,
      snow: 0.18,
    });
  peak(scene, {
    summit: [640 - side * random.range(20, 110), random.range(92, 180)],
    base: 610,
    spread: random.range(360, 520),
    depth: 0.44,
    snow: random.range(0.2, 0.45),
  });
  if (company > 1)
    peak(scene, {
      summit: [640 - side * random.range(330, 430), random.range(250, 340)],
      base: 600,
      spread: 280,
      depth: 0.5,
      snow: 0.2,
    });
  haze(scene, { from: 430, to: 620, opacity: 0.7 });
  const front = drawForeground(scene, side * 34);
  const x = 640 + side * random.range(90, 240);
  protagonist(scene, [x, heightAt(front, x) + 5], { height: 142 });
}
