import { mix } from "#artwork/colour.ts";
import { tiles } from "#artwork/motifs/forms.ts";
import { onWall, room } from "#artwork/motifs/interiors.ts";
import { glow } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";
import { relit } from "#artwork/stage.ts";

/** A white room of tiles with a door, a window for those who watch, and a button. */
export const TEST_CHAMBER: Place = {
  name: "test-chamber",
  fits: "test chamber, puzzle, laboratory, experiment, physics, science, first-person",
  ages: ["modern", "future"],
  offers: ["floor", "void"],
  indoors: true,
  draw: (stage) => {
    const { random, palette, paper, horizon } = stage;
    const side = random.sign();
    const [x, y] = [640 + random.range(-80, 80), horizon + 40];
    const scene = relit(stage, [x, y - 200], 60);
    const white = mix(palette.light, palette.glow, 0.3);
    const shape = { at: [x, y], half: 290, height: 300, wall: [white, mix(palette.deep, palette.sky, 0.4)] } as const;
    room(scene, shape);
    tiles(scene, shape);
    glow(scene, [x, y - 300], { radius: 420, opacity: 0.6 });
    stage.plane();
    paper.fill(onWall(shape, side, { along: [0.18, 0.5], up: [0.42, 0.82] }), mix(palette.ink, palette.deep, 0.4));
    paper.fill(onWall(shape, side, { along: [0.2, 0.48], up: [0.46, 0.78] }), mix(palette.glow, palette.light, 0.5));
    const door = x - side * 150;
    paper.fill(rect([door - 54, y - 150], 108, 150), palette.ink);
    paper.fill(rect([door - 46, y - 142], 44, 142) + rect([door + 2, y - 142], 44, 142), mix(palette.deep, white, 0.5));
    paper.fill(`M${door - 18} ${y - 84}h36v14h-36Z`, palette.spot);
    const button = x + side * 120;
    paper.fill(
      `M${button - 60} ${y + 34}C${button - 60} ${y + 14} ${button + 60} ${y + 14} ${button + 60} ${y + 34}V${y + 42}H${button - 60}Z`,
      palette.ink,
    );
    paper.fill(
      `M${button - 40} ${y + 22}C${button - 40} ${y + 2} ${button + 40} ${y + 2} ${button + 40} ${y + 22}Z`,
      palette.spot,
    );
    return { floor: { at: [640 + side * random.range(0, 60), 662] }, void: { at: [640, 390] } };
  },
};
