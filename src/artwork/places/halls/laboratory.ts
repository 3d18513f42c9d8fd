import { mix } from "#artwork/colour.ts";
import { monitor, room, tank } from "#artwork/motifs/interiors.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

const BEINGS = [
  "M-14 30C-34 0 -30 -40 -6 -50C22 -50 30 -10 16 14C10 26 2 36 -14 30Z",
  "M-4 60L-12 10C-22 0 -22 -30 -10 -36C-16 -58 16 -58 10 -36C22 -30 22 0 12 10L6 60Z",
  "M0 40C-30 10 -30 -40 0 -60C30 -40 30 10 0 40Z",
] as const;

/** Tanks with something in them, screens, a cold light. */
export const LABORATORY: Place = {
  name: "laboratory",
  fits: "laboratory, lab, science, experiment, scientist, virus, sci-fi, mutant",
  ages: ["modern", "future"],
  offers: ["floor"],
  indoors: true,
  draw: (stage) => {
    const { random, paper, palette, horizon, world } = stage;
    const y = horizon + 30;
    const scene = relit(stage, [640, y - 180], 60);
    const wall = [mix(palette.deep, palette.glow, 0.5), mix(palette.deep, palette.ink, 0.35)] as const;
    const hall = { at: [640, y], half: 400, height: 340, wall } as const;
    room(scene, hall);
    const cells = Array.from({ length: 7 }, (_, n) => `M${240 + n * 133} ${y - 340}V${y}`).join("");
    paper.stroke(`${cells}M240 ${y - 120}H1040`, palette.ink, { width: 3, opacity: 0.3 });
    for (const x of [510, 770]) monitor(scene, [x, y - 184]);
    stage.plane();
    paper.fill(`M430 ${y - 70}h420v12h-20v62h-14v-62H464v62h-14v-62h-20Z`, scene.tone(0.94));
    const glass = "M0 0V-6L12 -34V-54H24V-34L36 -6V0Z";
    for (const away of [-160, -90, 60, 140]) {
      const colour = mix(palette.spot, palette.light, random.range(0, 0.6));
      silhouette(scene, glass, { at: [640 + away, y - 70], scale: 0.9, colour });
    }
    const being = world.fork("being").pick(BEINGS);
    for (const side of [-1, 1]) {
      tank(scene, [640 + side * 270, y + 30], { size: 1, being });
      tank(scene, [640 + side * 430, y + 90], { size: 1.45, being });
    }
    return { floor: { at: [640 + random.range(-70, 70), 655] } };
  },
};
