import { mix } from "#artwork/colour.ts";
import { archHall, archway, darkness, flagstones, lightShaft } from "#artwork/motifs/masonry.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { glow } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";
import { relit } from "#artwork/stage.ts";

/** A nave with a rose window at its end. */
export const CATHEDRAL: Place = {
  name: "cathedral",
  fits: "cathedral, church, monastery, priest, religion, gothic, abbey",
  offers: ["floor"],
  indoors: true,
  draw: (stage) => {
    const { random, paper, palette, horizon, world } = stage;
    const [x, y] = [640 + random.range(-60, 60), horizon + 20] as const;
    const scene = relit(stage, [x, y - 230], 80);
    darkness(scene, [x, y - 200]);
    glow(scene, [x, y - 230], { radius: 420, opacity: 0.9 });
    const turns = [0, 30, 60, 90, 120, 150].map((angle) => (angle * Math.PI) / 180);
    const spokes = turns.map(
      (t) => `M${x} ${y - 236}l${74 * Math.cos(t)} ${74 * Math.sin(t)}l${-148 * Math.cos(t)} ${-148 * Math.sin(t)}`,
    );
    paper.fill(circle(x, y - 236, 74), palette.light);
    paper.fill(circle(x, y - 236, 46), mix(palette.spot, palette.light, 0.35));
    paper.stroke(spokes.join("") + circle(x, y - 236, 46) + circle(x, y - 236, 16), scene.tone(0.8), { width: 4 });
    const lancets = [-50, 0, 50].map((away) => archway("pointed", [x + away, y - 20], { half: 18, height: 110 }));
    paper.fill(lancets.join(""), palette.light);
    stage.plane();
    const depths = [0.3, 0.5, 0.7, 0.9, 1];
    archHall(scene, { shape: "pointed", vanish: [x, y - 150], half: 98, height: random.range(180, 230), depths });
    flagstones(scene, [x, y - 2], [mix(palette.deep, palette.glow, 0.3), palette.ink]);
    const rug = mix(palette.spot, palette.ink, world.fork("rug").range(0.2, 0.6));
    paper.fill(`M${x - 26} ${y}H${x + 26}L${x + 170} 940H${x - 170}Z`, rug);
    for (const row of [0, 1, 2, 3])
      for (const side of [-1, 1]) {
        const [grow, foot] = [1.5 ** row, y + 24 + (690 - y) * (row / 3) ** 1.5];
        const bench = `M${side * 64} 0v-34h${side * 9}v12h${side * 130}v-12h${side * 9}v34Z`;
        silhouette(scene, bench, { at: [x, foot], scale: grow, colour: scene.tone(0.6 + row * 0.13) });
      }
    lightShaft(scene, [x + random.sign() * 260, y - 420], { at: [x, 650], half: 120 });
    return { floor: { at: [x, 648] } };
  },
};
