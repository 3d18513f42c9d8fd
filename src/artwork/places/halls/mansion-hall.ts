import { mix } from "#artwork/colour.ts";
import { graded, room } from "#artwork/motifs/interiors.ts";
import { chandelier, gallery, portrait } from "#artwork/motifs/manor.ts";
import { ARCH_SHAPES, archway, stairs } from "#artwork/motifs/masonry.ts";
import { glow } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";
import { relit } from "#artwork/stage.ts";

/** A staircase that parts, portraits, a chandelier. */
export const MANSION_HALL: Place = {
  name: "mansion-hall",
  fits: "mansion, haunted, mystery, detective, horror, manor, gothic, hidden",
  offers: ["floor"],
  indoors: true,
  draw: (stage) => {
    const { random, paper, palette, horizon, world } = stage;
    const y = horizon + 20;
    const scene = relit(stage, [640, y - 300], 60);
    const wall = [mix(palette.deep, palette.glow, 0.35), mix(palette.deep, palette.ink, 0.45)] as const;
    const hall = { at: [640, y], half: 420, height: 420, wall } as const;
    room(scene, hall);
    const window = archway(world.fork("window").pick(ARCH_SHAPES), [640, y - 180], { half: 78, height: 220 });
    glow(scene, [640, y - 280], { radius: 300, opacity: 0.6 });
    paper.fill(window, graded(stage, [y - 400, y - 180], [palette.light, palette.glow]));
    paper.stroke(`M640 ${y - 410}v230M562 ${y - 250}h156M562 ${y - 320}h156`, scene.tone(0.8), { width: 5 });
    const frames = random.fork("frames");
    for (const away of [-320, -190, 190, 320]) {
      const size = { width: frames.range(50, 70), height: frames.range(70, 100) };
      portrait(scene, [640 + away, y - frames.range(330, 360)], size);
    }
    stage.plane();
    gallery(scene, [640, y - 184], 80);
    stairs(scene, { x: 640, top: y - 176, bottom: y + 60, half: [84, 170], count: 10 });
    const carpet = mix(palette.spot, palette.ink, 0.3);
    paper.fill(`M606 ${y - 176}H674L712 ${y + 60}L900 940H380L568 ${y + 60}Z`, carpet, 0.85);
    for (const side of [-1, 1]) {
      const rail = `M${640 + side * 82} ${y - 226}h${side * 14}L${640 + side * 196} ${y - 4}v70h${side * -24}v-62Z`;
      paper.fill(rail, scene.tone(0.96));
      paper.fill(circle(640 + side * 184, y - 10, 18), scene.tone(0.96));
    }
    chandelier(scene, [640, y - 320]);
    return { floor: { at: [640 + random.range(-90, 90), 655] } };
  },
};
