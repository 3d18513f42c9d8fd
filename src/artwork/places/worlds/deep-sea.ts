import { bubbles } from "#artwork/motifs/seafaring.ts";
import { abyss, jellyfish, seabed, vents } from "#artwork/motifs/seascape.ts";
import { motes } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** Where no sun comes: jellyfish that shine, and smoke from the ground. */
export const DEEP_SEA: Place = {
  name: "deep-sea",
  fits: "deep sea, abyss, depths, trench, underwater, submarine, bathysphere, lovecraftian",
  offers: ["deep"],
  indoors: true,
  draw: (stage) => {
    const { random } = stage;
    const scene = relit(stage, [640 + random.range(-200, 200), -40], 60);
    abyss(scene);
    motes(scene, { count: 60, size: 1.8 });
    vents(scene, [random.range(120, 320), random.range(930, 1160)], 590);
    stage.plane();
    seabed(scene, 590, 0.25);
    for (let n = 0; n < 6; n += 1) {
      const x = n % 2 === 0 ? random.range(-60, 360) : random.range(920, 1340);
      jellyfish(scene, [x, random.range(110, 520)], random.range(18, 52));
    }
    bubbles(scene, [random.range(300, 980), 560], 9);
    return { deep: { at: [640 + random.range(-60, 60), 370] } };
  },
};
