// A belt of whatever grows in a game's land, along a ridge.
import type { Random } from "#artwork/prng.ts";
import type { Point } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";
import { bareTree, cactus, pine, roundTree } from "./flora.ts";
import { heightAt, ridge } from "./land.ts";

const KINDS = [pine, pine, cactus, bareTree, roundTree] as const;

/** A ridge at `y` with its plants, `tall` each; `clear` leaves the middle free. The kind is the same all over a world. */
export function growth(
  stage: Stage,
  belt: { y: number; depth: number; count: number; tall: number; clear?: number },
): void {
  const { y, depth, count, tall, clear = 0 } = belt;
  const random = stage.random.fork(`growth-${count}`);
  const plant: (random: Random, foot: Point, height: number) => string = stage.world.fork("growth").pick(KINDS);
  const crest = ridge(stage, { y, height: 22, waves: 4, depth, label: `growth-${count}` });
  const plants = Array.from({ length: count }, (_, n) => {
    const x = -180 + (1640 / count) * (n + random.range(-0.4, 0.4));
    const outline = plant(random, [x, heightAt(crest, x) + 8], tall * random.range(0.7, 1.3));
    return Math.abs(x - 640) < clear ? "" : outline;
  });
  stage.paper.fill(plants.join(""), stage.tone(depth + 0.08));
}
