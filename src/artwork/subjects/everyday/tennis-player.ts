import { posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import { ATHLETE, athlete } from "#artwork/motifs/sportswear.ts";
import type { Subject } from "#artwork/part.ts";

const POSE = posed("6 -89 2 -78 -2 -46 20 -68 -16 -66 36 -70 -30 -60 18 -28 -16 -26 28 -3 -34 -4");

/** A player at the serve. */
export const TENNIS_PLAYER: Subject = {
  ...ATHLETE,
  name: "tennis-player",
  fits: "tennis, racket, badminton",
  size: [134, 106],
  draw: (pen) => {
    const hair = pen.world.pick(["tail", "short"] as const);
    athlete(pen, POSE, { top: "light", shorts: hair === "tail" ? "spot" : "spot-dark", socks: "light", hair });
    layers(pen)(`
      spot M-7 -94L11 -97L11 -93L-8 -90Z; line spot 1.8 M-4 -74L-6 -50
      line ink 3 M37 -70L48 -77; line spot 2 M48 -77L54 -81M48 -77L54 -76
      light .25 M52 -82C52 -96 62 -104 70 -100C78 -94 76 -80 64 -76C58 -74 52 -76 52 -82Z
      line pale .8 M56 -92L74 -82M60 -98L76 -90M54 -86L68 -77M60 -76L70 -100M54 -80L64 -102M66 -76L76 -92
      line spot 2.6 M52 -82C52 -96 62 -104 70 -100C78 -94 76 -80 64 -76C58 -74 52 -76 52 -82Z
      body light M92 -98a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z; line light 2 .4 M106 -100L128 -106M106 -96L122 -98; dot pale 3.8 37 -70
    `);
  },
};
