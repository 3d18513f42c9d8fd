import { mix } from "#artwork/colour.ts";
import { bareTree, palm, pine } from "#artwork/motifs/flora.ts";
import { drawRoad, layRoad, type Road, roadside } from "#artwork/motifs/road.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { carRear } from "#artwork/motifs/vehicles.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { streetLamp } from "./street-lamp.ts";
import { drawTrackHills } from "./track-hills.ts";

/** A road through open country. */
export function drawOpenRoad(stage: Stage): void {
  const bend = stage.random.range(-260, 260);
  const horizon = stage.horizon - 10;
  const set = relit(stage, [640 - bend * 0.3, horizon - 120], 150);
  sky(set);
  drawTrackHills(set, horizon);
  const road = layRoad({ horizon, vanish: 640 - bend * 0.3, half: 520, bend });
  drawRoad(set, road, { kerbs: stage.world.fork("kerbs").chance(0.6) });
  haze(set, { from: horizon - 50, to: horizon + 70, opacity: 0.7 });
  planted(set, road, -1.55);
  planted(set, road, 1.55);
  carRear(set, [road.at(0.1, 0.66)[0], road.at(0, 0.66)[1]], { scale: 1.35, turn: bend / 130 });
}

function planted(stage: Stage, road: Road, across: number): void {
  const kind = stage.world.fork("roadside").pick(["palm", "palm", "pine", "bare", "lamp"] as const);
  const random = stage.world.fork(`plants-${across}`);
  for (const { at, scale } of roadside(stage, road, { across, count: 9 })) {
    const colour = mix(stage.tone(0.45), stage.palette.ink, Math.min(1, scale * 2.2));
    const tall = scale * 640;
    if (kind === "palm") stage.paper.fill(palm(random, at, { height: tall * 0.8 }), colour);
    if (kind === "pine") stage.paper.fill(pine(random, at, tall * 0.9), colour);
    if (kind === "bare") stage.paper.fill(bareTree(random, at, tall * 0.8), colour);
    if (kind === "lamp") streetLamp(stage, { at, scale: tall / 110, side: -Math.sign(across), colour });
  }
}
