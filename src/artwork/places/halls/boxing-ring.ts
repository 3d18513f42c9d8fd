import { mix } from "#artwork/colour.ts";
import { crowd, ropes, spotlight } from "#artwork/motifs/duel.ts";
import { graded } from "#artwork/motifs/interiors.ts";
import { glow, SHEET } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { ellipse } from "#artwork/path.ts";
import { relit } from "#artwork/stage.ts";

/** Between ropes, under lamps, before a crowd. */
export const BOXING_RING: Place = {
  name: "boxing-ring",
  fits: "boxing, wrestling, ufc, mma, ring, fight, wwe, arena",
  ages: ["modern", "future"],
  offers: ["field", "floor"],
  indoors: true,
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const y = horizon + 50;
    const scene = relit(stage, [640, y - 460], 100);
    paper.fill(SHEET, graded(stage, [y - 460, y], [palette.ink, mix(palette.deep, palette.sky, 0.4)]));
    glow(scene, [640, y - 160], { radius: 620, opacity: 0.5, colour: palette.glow });
    for (const row of [0, 1, 2, 3]) {
      const colour = mix(scene.tone(0.3), palette.ink, (row + 1) / 5);
      paper.fill(crowd(scene, y - 190 + row * 42, { size: 9 + row * 5, label: `row${row}`, arms: 0.2 }), colour);
    }
    for (const share of [0, 1, 2, 3]) {
      const x = 300 + share * 227;
      const at = [520 + share * 80 + random.range(-40, 40), y + 80] as const;
      spotlight(scene, [x, y - 480], { at, half: 190, opacity: 0.4 });
      paper.fill(`M${x - 26} ${y - 502}h52l-8 24h-36Z`, palette.ink);
      paper.fill(ellipse([x, y - 478], 18, 5), palette.light);
    }
    stage.plane();
    ropes(scene, [250, 1030], { y, rise: 170, colour: mix(palette.light, palette.deep, 0.25) });
    const mat = graded(stage, [y, 730], [palette.light, mix(palette.light, palette.deep, 0.55)]);
    paper.fill(`M240 ${y}H1040L1420 720H-140Z`, mat);
    paper.stroke(ellipse([640, (y + 690) / 2], 250, (690 - y) * 0.3), palette.spot, { width: 8, opacity: 0.6 });
    const apron = stage.world.fork("apron").chance(0.5) ? palette.spot : palette.ink;
    paper.fill("M-140 720H1420V940H-140Z", mix(apron, palette.ink, 0.5));
    paper.fill("M-140 720H1420V730H-140Z", mix(palette.spot, palette.light, 0.3));
    const spot = { at: [640 + random.range(-40, 40), 640] } as const;
    return { field: spot, floor: spot };
  },
  near: (stage) => {
    ropes(stage, [40, 1240], { y: 790, rise: 250, colour: stage.palette.light, sag: 14 });
  },
};
