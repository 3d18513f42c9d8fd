import { mix } from "#artwork/colour.ts";
import { banner } from "#artwork/motifs/duel.ts";
import { graded, pillar } from "#artwork/motifs/interiors.ts";
import { archway, darkness, flagstones, lightShaft } from "#artwork/motifs/masonry.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** A throne between tall windows. */
export const THRONE_ROOM: Place = {
  name: "throne-room",
  fits: "throne, king, kingdom, royal, palace, grand-strategy, political",
  ages: ["old"],
  offers: ["floor"],
  indoors: true,
  draw: (stage) => {
    const { paper, palette, horizon, world, random } = stage;
    const y = horizon + 30;
    const scene = relit({ ...stage, horizon: y }, [640, y - 400], 60);
    darkness(scene, [640, y - 260]);
    const kind = world.fork("windows").pick(["pointed", "round", "pointed"] as const);
    for (const away of [-400, -220, 0, 220, 400]) {
      const [half, height] = [84 - Math.abs(away) * 0.1, 400 - Math.abs(away) * 0.32];
      const pane = archway(kind, [640 + away, y - 30], { half, height });
      paper.fill(pane, graded(stage, [y - height, y], [palette.light, palette.glow]));
      const rows = [0.25, 0.5, 0.75].map((share) => `M${640 + away - half} ${y - 30 - height * share}h${half * 2}`);
      paper.stroke(`M${640 + away} ${y - height - 50}V${y - 30}${rows.join("")}`, scene.tone(0.6), { width: 6 });
    }
    for (const away of [-220, 0, 220])
      lightShaft(scene, [640 + away, y - 250], { at: [640 + away * 1.7, 640], half: 110 });
    stage.plane();
    flagstones(scene, [640, y], [mix(palette.deep, palette.glow, 0.3), palette.ink]);
    paper.fill(`M600 ${y}H680L900 940H380Z`, mix(palette.spot, palette.ink, 0.35));
    const seat =
      "M-60 0V-44H-48V-150L-56 -186L-34 -172L0 -212L34 -172L56 -186L48 -150V-44H60V0ZM-86 14H86V0H-86ZM-116 28H116V14H-116Z";
    const red = (): void =>
      paper.fill("M-34 -56V-140L0 -168L34 -140V-56ZM-40 -40H40V-6H-40Z", mix(palette.spot, palette.ink, 0.25));
    silhouette(scene, seat, { at: [640, y + 8], scale: 1, colour: scene.tone(0.95), rim: 3, details: red });
    if (world.fork("banners").chance(0.6))
      for (const x of [306, 914]) banner(scene, [x, y - 330], { width: 60, length: 190, colour: palette.spot });
    return { floor: { at: [640 + random.sign() * random.range(110, 190), 660] } };
  },
  near: (stage) => {
    for (const side of [-1, 1]) pillar(stage, 640 + side * 590, { half: 62, depth: 1 });
  },
};
