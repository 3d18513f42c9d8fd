import { mix } from "#artwork/colour.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { archway, stalactites, torch } from "#artwork/motifs/masonry.ts";
import { cliff } from "#artwork/motifs/rocks.ts";
import { glow, motes, SHEET } from "#artwork/motifs/sky.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A chasm lit from below, and the way across. */
export function drawChasm(stage: Stage): void {
  const { random, paper, palette, world } = stage;
  const scene = relit({ ...stage, horizon: 520 }, [640, 720], 60);
  const fire = mix(palette.spot, palette.glow, world.fork("fire").range(0.1, 0.6));
  paper.fill(
    SHEET,
    paper.linear(
      [0, 0],
      [0, 720],
      [
        [0, palette.ink],
        [0.45, mix(palette.ink, palette.deep, 0.7)],
        [0.75, mix(palette.deep, fire, 0.45)],
        [1, mix(fire, palette.light, 0.3)],
      ],
    ),
  );
  const teeth = random.fork("teeth");
  paper.fill(
    stalactites(teeth, { y: 20, length: random.range(130, 330), down: true }),
    mix(palette.ink, palette.deep, 0.55),
  );
  paper.fill(stalactites(teeth, { y: 700, length: 250, down: false, gap: [470, 810] }), mix(palette.deep, fire, 0.25));
  const [walls, gap] = [world.fork("walls").int(1, 3), random.range(270, 360)];
  for (let index = 0; index < walls; index += 1)
    for (const side of [-1, 1] as const)
      cliff(
        { ...scene, light: { at: [640, 760], radius: 60 } },
        {
          side,
          x: 640 + side * (gap + index * 90),
          lean: 60,
          depth: 0.62 + index * 0.14,
          label: `wall-${index}-${side}`,
        },
      );
  const y = random.range(370, 480);
  causeway(scene, y);
  glow(scene, [640, 760], { radius: 520, opacity: 0.5, colour: fire });
  const posts = world.fork("torches").int(0, 2);
  for (let index = 0; index < posts; index += 1)
    for (const side of [-1, 1]) torch(scene, [640 + side * (210 + index * 200), y - 76], 44);
  hero(scene, [640 + random.range(-130, 130), y - 20], { height: 170 });
  motes(scene, { count: 50, colour: mix(fire, palette.light, 0.4), size: 3 });
}

/** What leads over the chasm: stone on arches, or a bare span with chains. */
function causeway(stage: Stage, y: number): void {
  const { paper, palette, world } = stage;
  const shape = world.fork("causeway").pick(["round", "pointed", "square", undefined] as const);
  const deck = `M-240 ${y}Q640 ${y - 46} 1520 ${y}`;
  if (shape === undefined) {
    paper.fill(`${deck}V${y + 40}Q640 ${y - 6} -240 ${y + 40}Z`, palette.ink);
    const chains = Array.from({ length: 9 }, (_, index) => `M${index * 160} -40V${y}`);
    paper.stroke(chains.join(""), palette.ink, { width: 5, dash: "13 5" });
  } else {
    const gap = world.fork("spans").pick([170, 230, 300]);
    const spans = Array.from({ length: 9 }, (_, index) =>
      archway(shape, [640 + (index - 4) * gap, 760], { half: gap * 0.38, height: 700 - y }),
    );
    paper.cut(`${deck}V760H-240Z`, spans.join(""), palette.ink);
  }
  paper.stroke(deck, palette.light, { width: 2.5, opacity: 0.4 });
}
