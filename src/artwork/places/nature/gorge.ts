import { peak, ridge } from "#artwork/motifs/land.ts";
import { cliff, river, waterfall } from "#artwork/motifs/rocks.ts";
import { birds, haze, sky } from "#artwork/motifs/sky.ts";
import { litBeside } from "#artwork/motifs/wilds.ts";
import type { Place } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";

/** A gorge, what falls into it, and a bridge of stone over it. */
export const GORGE: Place = {
  name: "gorge",
  fits: "gorge, ravine, abyss, valley, bridge, adventure, fantasy",
  offers: ["land"],
  draw: (stage) => {
    const { random, world, paper, palette, horizon } = stage;
    const { scene, side } = litBeside(stage, { away: [10, 90], up: [200, 280], radius: [70, 105] });
    const x = 640 + random.range(-30, 30);
    sky(scene);
    peak(scene, { summit: [x - side * 70, horizon - 190], base: horizon + 90, spread: 320, depth: 0.16, snow: 0.3 });
    ridge(scene, { y: horizon - 24, height: 20, waves: 4, depth: 0.3, sharp: true, label: "rim" });
    if (world.fork("end").chance(0.6))
      waterfall(scene, [x, horizon - 22], { width: random.range(50, 110), height: 240 });
    else river(scene, { from: [x, horizon], width: 300, sway: 70 });
    for (const [index, depth] of [0.34, 0.56].entries()) {
      const away = random.range(170, 230) + index * random.range(96, 128);
      cliff(scene, { side: -1, x: x - away, lean: index * 40 - 40, depth, label: `left-${index}` });
      cliff(scene, { side: 1, x: x + away, lean: index * 40 - 40, depth, label: `right-${index}` });
      if (index === 0) haze(scene, { from: 480, to: 740, opacity: 0.8 });
    }
    birds(scene, [x + 90, horizon - 120], 5);
    stage.plane();
    const vault = `M${x - 380} 960V760A380 130 0 0 1 ${x + 380} 760V960Z`;
    paper.cut(rect([-240, 604], 1760, 360), vault, scene.tone(0.84));
    paper.fill(rect([-240, 598], 1760, 13), palette.ink);
    paper.stroke("M-240 597H1520", palette.light, { width: 2.5, opacity: 0.6 });
    for (const end of [-1, 1])
      cliff(scene, { side: end < 0 ? -1 : 1, x: x + end * 560, lean: 50, depth: 0.94, label: `near-${end}` });
    return { land: { at: [x, 599] } };
  },
};
