import { mix } from "#artwork/colour.ts";
import { graded, hangingLamp } from "#artwork/motifs/interiors.ts";
import { darkness } from "#artwork/motifs/masonry.ts";
import { pitMouth, rails } from "#artwork/motifs/mineworks.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** Props and rails, lamps and ore. */
export const MINE: Place = {
  name: "mine",
  fits: "mine, mining, miner, dwarf, dwarves, gold, underground, cart",
  offers: ["floor"],
  indoors: true,
  draw: (stage) => {
    const { random, paper, palette, horizon, world } = stage;
    const [x, y] = [640 + random.range(-60, 60), horizon + 10] as const;
    const scene = relit(stage, [x, y - 100], 60);
    darkness(scene, [x, y - 80], 640);
    const rock = random.fork("rock");
    for (const [ring, depth] of [0.5, 0.68, 0.84, 0.97].entries()) {
      if (ring === 2) stage.plane();
      const grow = 1.62 ** ring;
      const [half, tall] = [96 * grow, 180 * grow];
      const foot = [x, y + (half - 96) * 0.5 + 6] as const;
      pitMouth(scene, rock, { foot, half, tall, depth });
      if (ring > 0 && ring < 3) hangingLamp(scene, [x + (ring === 1 ? -30 : 80) * grow * 0.6, foot[1] - tall * 0.66]);
    }
    const floor = [mix(palette.deep, palette.glow, 0.3), mix(palette.ink, palette.deep, 0.2)] as const;
    paper.fill(`M${x - 110} ${y}H${x + 110}L1520 860V940H-240V860Z`, graded(stage, [y, 720], floor));
    rails(scene, [x, y]);
    const ore = world.fork("ore").pick([palette.spot, mix(palette.spot, palette.light, 0.5)] as const);
    for (let n = 0; n < 8; n += 1) {
      const at = [x + (n % 2 ? -1 : 1) * rock.range(300, 520), rock.range(y - 220, y + 60)] as const;
      const placing = { at, scale: rock.range(0.8, 2), turn: rock.range(0, 180), rim: 1.5 };
      silhouette(scene, "M-9 4L-4 -10L6 -12L11 0L4 9Z", { ...placing, colour: ore });
    }
    return { floor: { at: [x, 648] } };
  },
};
