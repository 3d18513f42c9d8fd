import { mix } from "#artwork/colour.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { moon, planet, worldColour } from "#artwork/motifs/planets.ts";
import { backdrop, stars } from "#artwork/motifs/sky.ts";
import { rocket } from "#artwork/motifs/vehicles.ts";
import { circle, type Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A rocket on its way up. */
export function drawRocketLaunch(stage: Stage): void {
  const { random, palette, world } = stage;
  const side = random.sign();
  const scene = relit(
    { ...stage, horizon: 600 },
    [640 + side * random.range(240, 330), random.range(170, 250)],
    random.range(90, 150),
  );
  backdrop(scene);
  stars(scene, 180);
  if (world.fork("neighbour").chance(0.5))
    moon(scene, scene.light.at, { radius: scene.light.radius, colour: mix(palette.light, palette.glow, 0.2) });
  else
    planet(
      { ...scene, light: { at: [640, -300], radius: 40 } },
      {
        at: scene.light.at,
        radius: scene.light.radius * 1.1,
        colour: worldColour(scene),
        ring: true,
        tilt: side * 20,
        label: "planet",
      },
    );
  if (world.fork("ascent").chance(0.5)) liftOff(scene, 640 - side * random.range(60, 130));
  else ascent(scene, side);
}

/** A rocket that has just left the ground, over the cloud of its engines. */
function liftOff(stage: Stage, x: number): void {
  const { random, paper, palette } = stage;
  paper.fill(
    `M${x - 12} 380Q${x - 20} 560 ${x - 120} 760L${x + 120} 760Q${x + 20} 560 ${x + 12} 380Z`,
    paper.linear(
      [0, 380],
      [0, 720],
      [
        [0, palette.light],
        [0.4, mix(palette.light, palette.glow, 0.5)],
        [1, palette.glow, 0.7],
      ],
    ),
  );
  rocket(stage, [x, random.range(340, 400)], { scale: random.range(1.35, 1.7) });
  ridge(stage, { y: 600, height: 40, waves: 5, depth: 0.4, sharp: true, label: "far" });
  const puffs = Array.from({ length: 34 }, (_, index) =>
    circle(
      x + (index - 17) * 34 + random.range(-20, 20),
      690 + random.range(-24, 24) - 60 * Math.exp(-(((index - 17) / 6) ** 2)),
      random.range(34, 66),
    ),
  );
  paper.fill(puffs.join(""), mix(palette.light, palette.glow, 0.5));
  paper.transformed("translate(0 26)", () => paper.fill(puffs.join(""), mix(palette.glow, palette.deep, 0.45)));
}

/** A rocket high up at the end of the arc it has drawn over a dark coast. */
function ascent(stage: Stage, side: number): void {
  const { random, paper, palette } = stage;
  const tip: Point = [640 - side * 10, random.range(190, 240)];
  const foot = 640 - side * 420;
  const bend: Point = [640 - side * 380, 330];
  const plume = paper.linear([foot, 640], tip, [
    [0, palette.light, 0.1],
    [0.6, palette.light, 0.75],
    [1, palette.light, 1],
  ]);
  paper.fill(
    `M${foot - 34} 640Q${bend[0] - side * 6} ${bend[1]} ${tip[0]} ${tip[1]}Q${bend[0] + side * 46} ${bend[1] + 40} ${foot + 34} 640Z`,
    plume,
  );
  rocket(stage, tip, { scale: 0.86, turn: side * 56 });
  ridge(stage, { y: 590, height: 46, waves: 5, depth: 0.3, sharp: true, label: "far" });
  ridge(stage, { y: 640, height: 30, waves: 3, depth: 0.66, label: "middle" });
  const front = ridge(stage, { y: 690, height: 20, waves: 2, depth: 1, label: "front" });
  hero(stage, [640 + side * 190, heightAt(front, 640 + side * 190) + 5], { height: 120 });
}
