import { dress, PERSON_OF_TODAY, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

const POSE = posed("1 -89 0 -78 0 -46 12 -68 -12 -62 18 -84 -8 -48 7 -24 -6 -24 10 -3 -12 -3");

/** A secret agent in a suit, pistol raised. */
export const AGENT: Subject = {
  ...PERSON_OF_TODAY,
  name: "agent",
  fits: "agent, spy, espionage, stealth, hitman, secret, cold-war, tactical",
  ages: ["modern", "future"],
  draw: (pen) => {
    dress(pen, POSE, { top: "ink", legs: "ink", shoes: "dark" });
    layers(pen)(`
      pale M1 -78L8 -76L6 -60L3 -56L0 -66Z; spot M4 -76L6.4 -75L6 -61L4 -58L3 -62Z; line grey .9 .8 M0 -74L3 -56L3 -44M7 -74L4 -56; ink M2 -93L11.6 -92L10 -87.6L4 -88L2 -91Z
      line light .8 M4 -92L9 -91.5
      body ink M15 -86L16 -98L14 -98L14 -102L34 -100L34 -96L22 -95L21 -86Z
      dot pale 3.6 18 -86; line spot 1.4 .8 M36 -98L44 -98M36 -101L42 -105M36 -95L42 -91
    `);
  },
};
