import { mix } from "#artwork/colour.ts";
import { graded } from "#artwork/motifs/interiors.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { stalactites } from "#artwork/motifs/masonry.ts";
import { cliff } from "#artwork/motifs/rocks.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { glow, motes, SHEET } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { ellipse, rect } from "#artwork/path.ts";
import { relit } from "#artwork/stage.ts";

const FIRE = "#ff5a1f";

/** A lake of fire between black rocks. */
export const LAVA_PIT: Place = {
  name: "lava-pit",
  fits: "lava, volcano, hell, fire, inferno, doom, demons, underworld, boss",
  offers: ["land", "floor"],
  indoors: true,
  draw: (stage) => {
    const { random, paper, palette, horizon, world } = stage;
    const scene = relit({ ...stage, horizon }, [640 + random.range(-140, 140), horizon + 40], 60);
    // Whatever the palette, fire is warm.
    const fire = mix(mix(FIRE, palette.spot, 0.2), palette.light, world.fork("fire").range(0, 0.25));
    paper.fill(SHEET, graded(stage, [0, horizon + 40], [palette.ink, mix(palette.deep, fire, 0.3)]));
    const teeth = random.fork("teeth");
    paper.fill(stalactites(teeth, { y: 10, length: 220, down: true }), mix(palette.ink, palette.deep, 0.5));
    ridge(scene, { y: horizon - 10, height: 110, waves: 5, depth: 0.6, sharp: true, label: "far" });
    for (const x of [random.range(180, 420), random.range(860, 1100)]) {
      glow(scene, [x, horizon - 20], { radius: 160, opacity: 0.6, colour: fire });
      const fall = `M${x - 14} -240h28L${x + 18} ${horizon - 40}L${x + 34} ${horizon + 30}h-68L${x - 18} ${horizon - 40}Z`;
      paper.fill(fall, graded(stage, [0, horizon + 30], [fire, palette.light]));
    }
    stage.plane();
    const lake = graded(stage, [horizon + 20, 700], [mix(fire, palette.light, 0.45), palette.spot]);
    paper.fill(rect([-220, horizon + 20], 1720, 740), lake);
    const crusts = Array.from({ length: 30 }, (_, n) => {
      const [x, share] = [teeth.range(-160, 1440), (n / 30) ** 1.4];
      const y = horizon + 34 + (620 - horizon) * share;
      return ellipse([x, y], 30 + 130 * share * teeth.range(0.5, 1.3), 2 + 12 * share);
    });
    paper.fill(crusts.join(""), mix(palette.spot, palette.ink, 0.55), 0.75);
    glow(scene, [640, horizon + 60], { radius: 520, opacity: 0.5, colour: fire });
    for (const side of [-1, 1] as const)
      cliff(scene, { side, x: 640 + side * random.range(470, 560), lean: 90, depth: 0.9, label: `wall${side}` });
    const rock = "M120 940L180 690L300 650L420 640L560 628L760 632L900 646L1010 672L1080 720L1150 940Z";
    silhouette(scene, rock, { at: [0, 0], scale: 1, rim: 6 });
    motes(scene, { count: 60, colour: fire, size: 3 });
    const spot = { at: [640 + random.range(-90, 90), 644] } as const;
    return { land: spot, floor: spot };
  },
};
