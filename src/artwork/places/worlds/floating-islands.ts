import { floatingIsland } from "#artwork/motifs/forms.ts";
import { cloudSea } from "#artwork/motifs/rocks.ts";
import { birds, sky } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** Islands that hang over a sea of cloud, water falling from their edges. */
export const FLOATING_ISLANDS: Place = {
  name: "floating-islands",
  fits: "floating, sky, islands, skyland, airship, clouds, magic, 3d-platformer",
  offers: ["land"],
  draw: (stage) => {
    const { random, horizon } = stage;
    const side = random.sign();
    const scene = relit(stage, [640 + side * random.range(90, 260), random.range(180, 280)], random.range(80, 130));
    sky(scene);
    birds(scene, [640 - side * 200, 160]);
    cloudSea(scene, { y: horizon + 60, depth: 0.1, label: "far", size: 50 });
    for (const [n, x] of [-400, 340, -250, 470].entries()) {
      const at = [640 + side * x, random.range(180, 260) + n * 40] as const;
      floatingIsland(scene, at, { half: random.range(60, 110) + n * 14, depth: 0.16 + n * 0.13, label: `${n}` });
    }
    stage.plane();
    cloudSea(scene, { y: horizon + 170, depth: 0.5, label: "near", size: 80 });
    floatingIsland(scene, [640, 650], { half: 480, depth: 0.92, label: "home" });
    return { land: { at: [640 + random.range(-90, 90), 662] } };
  },
};
