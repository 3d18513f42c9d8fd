import { monolith } from "#artwork/motifs/forms.ts";
import { ridge, rimLine } from "#artwork/motifs/land.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** One form on a plain, larger than reason. */
export const MONOLITH_PLAIN: Place = {
  name: "monolith-plain",
  fits: "monolith, monument, obelisk, mystery, ancient, abstract, sci-fi",
  offers: ["land"],
  draw: (stage) => {
    const { random, horizon } = stage;
    const side = random.sign();
    const scene = relit(stage, [640 - side * random.range(60, 150), 290], random.range(120, 170));
    sky(scene);
    ridge(scene, { y: horizon + 20, height: 30, waves: 3, depth: 0.2, label: "far" });
    haze(scene, { from: horizon - 60, to: horizon + 90, opacity: 0.6 });
    stage.plane();
    ridge(scene, { y: horizon + 60, height: 16, waves: 3, depth: 0.42, label: "plain" });
    monolith(scene, [640 - side * random.range(190, 280), horizon + 110], 470);
    ridge(scene, { y: horizon + 100, height: 10, waves: 2, depth: 0.7, label: "ground" });
    rimLine(scene, ridge(scene, { y: 650, height: 14, waves: 2, depth: 0.92, label: "front" }), { width: 4 });
    return { land: { at: [640 + side * random.range(40, 120), 670] } };
  },
};
