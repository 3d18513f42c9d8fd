import { mix } from "#artwork/colour.ts";
import { card, MARK_NAMES } from "#artwork/motifs/game-pieces.ts";
import { backdrop, motes, rays, rings, stars, sun } from "#artwork/motifs/sky.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Cards held like a fan before the light. */
export function drawHandOfCards(stage: Stage): void {
  const { palette, paper, world } = stage;
  const set = relit(stage, [640, 300], 210);
  backdrop(set);
  if (stage.night) stars(set, 90);
  if (world.fork("pattern").chance(0.5)) rays(set, 0.14);
  else rings(set);
  sun(set);
  const marks = world.fork("marks");
  const count = stage.world.fork("count").pick([3, 5, 5] as const);
  paper.fill(
    `M-220 610Q640 540 1500 610V940H-220Z`,
    paper.linear(
      [0, 560],
      [0, 720],
      [
        [0, stage.tone(0.7)],
        [1, palette.ink],
      ],
    ),
  );
  for (let n = 0; n < count; n += 1) {
    const turn = (n - (count - 1) / 2) * (count === 3 ? 20 : 15);
    const angle = (turn * Math.PI) / 180;
    const middle = n === (count - 1) / 2;
    const reach = middle ? 505 : 470;
    card(set, MARK_NAMES[marks.int(0, MARK_NAMES.length - 1)] ?? "sun", {
      at: [640 + Math.sin(angle) * reach, 880 - Math.cos(angle) * reach],
      scale: 1.55,
      turn,
      ...(middle ? {} : { face: mix(palette.light, palette.glow, 0.5) }),
    });
  }
  motes(set, { count: 40, colour: palette.light });
}
