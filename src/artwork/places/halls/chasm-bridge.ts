import { mix } from "#artwork/colour.ts";
import { graded } from "#artwork/motifs/interiors.ts";
import { archway, stalactites, torch } from "#artwork/motifs/masonry.ts";
import { cliff } from "#artwork/motifs/rocks.ts";
import { motes, SHEET } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";
import { relit } from "#artwork/stage.ts";

/** A way over a chasm that is lit from below. */
export const CHASM_BRIDGE: Place = {
  name: "chasm-bridge",
  fits: "bridge, chasm, lava, hell, abyss, underworld",
  offers: ["floor"],
  indoors: true,
  draw: (stage) => {
    const { random, paper, palette, world, horizon } = stage;
    const scene = relit({ ...stage, horizon: 520 }, [640, 720], 60);
    const fire = mix(palette.spot, palette.glow, world.fork("fire").range(0.1, 0.6));
    paper.fill(SHEET, graded(stage, [0, 480], [palette.ink, mix(palette.deep, palette.ink, 0.2)]));
    paper.fill(rect([-220, 470], 1720, 480), graded(stage, [470, 740], [mix(palette.deep, palette.ink, 0.2), fire]));
    const teeth = random.fork("teeth");
    const above = stalactites(teeth, { y: 20, length: random.range(130, 330), down: true });
    const under = stalactites(teeth, { y: 700, length: 720 - horizon, down: false, gap: [470, 810] });
    paper.fill(above, mix(palette.ink, palette.deep, 0.55));
    paper.fill(under, mix(palette.deep, fire, 0.25));
    const below = { ...scene, light: { at: [640, 760], radius: 60 } } as const;
    for (const side of [-1, 1] as const)
      cliff(below, { side, x: 640 + side * random.range(300, 380), lean: 60, depth: 0.7, label: `wall${side}` });
    stage.plane();
    const shape = world.fork("causeway").pick(["round", "pointed", "square", "round"] as const);
    const gap = world.fork("spans").pick([170, 230, 300]);
    const deck = "M-240 616Q640 584 1520 616";
    const spans = Array.from({ length: 9 }, (_, index) =>
      archway(shape, [640 + (index - 4) * gap, 940], { half: gap * 0.38, height: 290 }),
    );
    paper.cut(`${deck}V940H-240Z`, spans.join(""), palette.ink);
    paper.stroke(deck, palette.light, { width: 3, opacity: 0.5 });
    for (const side of [-1, 1]) torch(scene, [640 + side * random.range(280, 330), 540], 44);
    motes(scene, { count: 50, colour: mix(fire, palette.light, 0.4), size: 3 });
    return { floor: { at: [640 + random.range(-100, 100), 602] } };
  },
};
