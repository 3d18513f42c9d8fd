import { dress, PERSON_OF_TODAY, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

const POSE = posed("14 -90 8 -79 0 -49 22 -66 -12 -68 34 -76 -22 -54 24 -42 -10 -30 20 -14 -38 -20");

/** Somebody in full run, the scarf behind. */
export const RUNNER: Subject = {
  ...PERSON_OF_TODAY,
  name: "runner",
  fits: "runner, parkour, running, escape, chase, platformer, athletics, endless",
  ages: ["modern", "future"],
  size: [92, 104],
  draw: (pen) => {
    const wave = 3 * Math.sin(4 * Math.PI * pen.time);
    layers(pen)(
      `body spot M8 -80C-8 -88 -20 ${-78 + wave} -36 -84C-32 ${-76 - wave} -44 -74 -50 -78C-40 -66 -16 ${-68 + wave} 6 -72Z`,
    );
    dress(pen, POSE, { top: "deep", legs: "ink", shoes: "spot", hair: pen.world.pick(["short", "tail"] as const) });
    layers(pen)(`
      spot M1 -81L14 -81L15 -75C10 -72 4 -72 0 -74Z; line pale 1.4 .7 M6 -68L2 -52M20 -46L22 -20; line light 1.6 .5 M-44 -40H-66M-40 -52H-58M-46 -10H-70
    `);
  },
};
