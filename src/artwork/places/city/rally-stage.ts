import { mix } from "#artwork/colour.ts";
import { bareTree, cactus, grass, pine, roundTree } from "#artwork/motifs/flora.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { dust } from "#artwork/motifs/road.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { floorFrom, looksAlong, ROAD_PLACE, roadHills, way } from "#artwork/motifs/streets.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** A track of dirt between trees, dust over it. */
export const RALLY_STAGE: Place = {
  ...ROAD_PLACE,
  name: "rally-stage",
  fits: ["rally", "off-road", "dirt", "motocross", "jump", "stunt"],
  draw: (stage) => {
    const { random, world, paper, palette, horizon } = stage;
    const scene = relit(
      stage,
      [640 + random.sign() * random.range(20, 160), horizon - random.range(110, 190)],
      random.range(120, 200),
    );
    sky(scene);
    roadHills(scene, horizon - 30);
    haze(scene, { from: horizon - 110, to: horizon + 60, opacity: 0.7 });
    const kind = world.fork("growth").pick(["pine", "pine", "cactus", "bare", "round"] as const);
    for (const [row, y, depth] of [
      [0, horizon + 6, 0.5],
      [1, horizon + 40, 0.7],
    ] as const) {
      const crest = ridge(stage, { y, height: 22, waves: 4, depth, label: `row-${row}` });
      const plants = Array.from({ length: 40 - row * 22 }, (_, n): string => {
        const x = -180 + (1640 / (40 - row * 22)) * (n + random.range(-0.4, 0.4));
        const [foot, tall] = [[x, heightAt(crest, x) + 8] as const, (80 + row * 90) * random.range(0.7, 1.3)];
        if (row === 1 && Math.abs(x - 640) < 260) return "";
        if (kind === "pine") return pine(random, foot, tall);
        if (kind === "round") return roundTree(random, foot, tall);
        return kind === "cactus" ? cactus(random, foot, tall * 0.7) : bareTree(random, foot, tall);
      });
      paper.fill(plants.join(""), stage.tone(depth + 0.08));
    }
    stage.plane();
    const dirt = mix(palette.deep, palette.glow, 0.3);
    const { spot } = looksAlong(stage)
      ? way(scene, { horizon: horizon + 60, bend: 300, verge: dirt, lanes: 1 })
      : { spot: [640, 660] as const };
    if (!looksAlong(stage)) {
      floorFrom(scene, Math.max(600, horizon + 44), [mix(dirt, palette.light, 0.2), mix(dirt, palette.ink, 0.6)]);
      paper.stroke("M-240 640Q640 618 1520 646M-240 682Q640 664 1520 690", palette.ink, { width: 11, opacity: 0.25 });
      dust(scene, [560, 640], { length: -520, size: 120 });
    }
    return { road: { at: spot }, land: { at: [640 + random.range(-80, 80), 660] } };
  },
  near: ({ random, paper, palette }) => {
    const feet = Array.from({ length: 70 }, (_, n) => [n < 35 ? -120 + n * 9 : 1080 + (n - 35) * 9, 730] as const);
    paper.fill(grass(random.fork("near"), feet, { height: 74, lean: 12 }), palette.ink);
  },
};
