import { mix } from "#artwork/colour.ts";
import { skyline } from "#artwork/motifs/buildings.ts";
import { duel } from "#artwork/motifs/duel.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { fixed, polygon, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Two fighters over the roofs. */
export function drawRooftop(stage: Stage): void {
  const { paper, palette, random } = stage;
  const set = relit(stage, [640 + random.sign() * random.range(40, 130), 270], random.range(150, 200));
  sky(set);
  skyline(set, { floor: 600, depth: 0.18, width: [46, 92], height: [120, 330], label: "far", window: 3 });
  haze(set, { from: 340, to: 640, opacity: 0.6 });
  skyline(set, { floor: 640, depth: 0.48, width: [80, 150], height: [40, 190], label: "near", window: 5 });
  const old = stage.world.fork("roof").chance(0.5);
  if (old) tiles(set);
  else flatRoof(set);
  duel(set, [640, old ? 574 : 612], { height: 235, gap: 290, blades: old });
  if (stage.mood === "dark" || stage.mood === "eerie" || stage.mood === "fierce") {
    const rain = Array.from({ length: 120 }, () => {
      const [x, y] = [random.range(-60, 1340), random.range(-40, 720)];
      return `M${fixed(x)} ${fixed(y)}l-9 34`;
    });
    paper.stroke(rain.join(""), palette.light, { width: 1.5, opacity: 0.35 });
  }
}

function flatRoof(stage: Stage): void {
  const { paper, palette } = stage;
  paper.fill(rect([-220, 610], 1720, 400) + rect([120, 470], 150, 150) + rect([990, 520], 190, 100), palette.ink);
  paper.fill(
    rect([196, 350], 5, 130) +
      polygon([
        [170, 396],
        [226, 396],
        [198, 380],
      ]),
    palette.ink,
  );
  paper.fill(rect([-220, 607], 1720, 4) + rect([120, 467], 150, 4) + rect([990, 517], 190, 4), palette.light, 0.85);
  paper.fill(rect([1030, 546], 110, 30), palette.spot, 0.95);
  paper.fill(rect([-220, 640], 1720, 10), mix(palette.ink, palette.deep, 0.6));
}

/** A tiled roof ridge with upturned ends. */
function tiles(stage: Stage): void {
  const { paper, palette } = stage;
  const roof =
    "M90 548C130 566 170 572 220 572L1060 572C1110 572 1150 566 1190 548C1200 640 1300 700 1420 730L1420 940L-140 940L-140 730C-20 700 80 640 90 548Z";
  paper.fill(roof, palette.ink);
  paper.clipped(roof, () => {
    const rows = Array.from({ length: 34 }, (_, n) => `M${640 + (n - 16.5) * 34} 590L${640 + (n - 16.5) * 62} 760`);
    paper.stroke(rows.join(""), mix(palette.deep, palette.glow, 0.2), { width: 5, opacity: 0.55 });
  });
  paper.stroke("M90 548C130 566 170 572 220 572L1060 572C1110 572 1150 566 1190 548", palette.light, { width: 5 });
}
