import { mix } from "#artwork/colour.ts";
import { heightAt, ridge, rimLine } from "#artwork/motifs/land.ts";
import { hoodoo, moon, planet, shard, worldColour } from "#artwork/motifs/planets.ts";
import { backdrop, stars } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** The ground of a strange world under another planet. */
export const ALIEN_PLANET: Place = {
  name: "alien-planet",
  fits: "aliens, alien, planet, colony, exoplanet, sci-fi, open-world-survival-craft",
  ages: ["future"],
  offers: ["land"],
  draw: (stage) => {
    const { random, paper, palette, world, horizon } = stage;
    const side = random.sign();
    const scene = relit(stage, [640 - side * 520, 60], 40);
    backdrop(scene);
    stars(scene, 150);
    const at = [640 + side * random.range(60, 330), random.range(170, 290)] as const;
    const looks = { ring: world.fork("ring").chance(0.6), tilt: side * 20, label: "planet" };
    planet(scene, { at, radius: random.range(120, 230), colour: worldColour(scene), ...looks });
    moon(scene, [640 - side * 330, 150], { radius: 38, colour: mix(palette.light, palette.deep, 0.2) });
    const isCrystal = world.fork("formation").chance(0.5);
    for (const [index, depth] of [0.2, 0.46, 0.72].entries()) {
      if (index === 1) stage.plane();
      const y = horizon + 20 + ((640 - horizon) * index) / 3;
      const land = ridge(scene, { y, height: 36, waves: 4 - index, depth, sharp: index === 0, label: `land-${index}` });
      const places = random.fork(`stand-${index}`);
      for (const base of [-60, 110, 330, 930, 1140, 1330]) {
        const x = base + places.range(-80, 80);
        const height = places.range(60, 130) * (1 + index * 0.5);
        const growth = isCrystal ? shard(places, [x, heightAt(land, x) + 10], height) : undefined;
        paper.fill(growth?.outline ?? hoodoo(places, [x, heightAt(land, x) + 10], height), scene.tone(depth));
        if (growth) paper.fill(growth.face, mix(scene.tone(depth), palette.spot, 0.4));
      }
    }
    rimLine(scene, ridge(scene, { y: 672, height: 20, waves: 2, depth: 1, label: "front" }));
    return { land: { at: [640 - side * random.range(0, 110), 672] } };
  },
};
