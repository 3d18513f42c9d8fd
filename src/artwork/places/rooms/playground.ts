import { mix } from "#artwork/colour.ts";
import { grass, roundTree } from "#artwork/motifs/flora.ts";
import { furnish, isMirrored } from "#artwork/motifs/furnish.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { sky } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { ellipse } from "#artwork/path.ts";

/** A playground: slide, swing, trees. */
export const PLAYGROUND: Place = {
  name: "playground",
  fits: "playground, kids, children, school yard, park, slide, recess",
  ages: ["modern"],
  offers: ["land", "field"],
  draw: (stage) => {
    const { horizon, palette, paper, random, world } = stage;
    sky(stage);
    const trees = Array.from({ length: 12 }, (_, n) =>
      roundTree(world, [-120 + n * 130, horizon + 40], 120 + ((n * 53) % 60)),
    );
    paper.fill(trees.join(""), stage.tone(0.35));
    stage.plane();
    ridge(stage, { y: horizon + 50, height: 14, waves: 2, depth: 0.55, label: "lawn" });
    paper.fill(ellipse([640, 690], 620, 90), mix(palette.glow, palette.deep, 0.4), 0.7);
    furnish(
      stage,
      { at: [640, horizon + 80], flip: isMirrored(stage) },
      `
        line grey 7 M-560 10V-190M-450 10V-190M-560 -60H-450M-560 -100H-450; line grey 5 M-560 -20L-590 10
        body spot M-580 -196L-505 -262L-430 -196Z; body spot-dark M-566 -110H-444V-92H-566Z; line light 4 .8 M-556 -150H-454M-536 -150V-110M-512 -150V-110M-488 -150V-110M-468 -150V-110
        body spot M-446 -110C-390 -96 -350 -10 -270 -6V12H-286C-370 6 -396 -70 -446 -92Z; line light 3 .7 M-446 -108C-390 -94 -350 -8 -272 -4
        line ink 8 M150 14L210 -200L270 14M430 14L490 -200L550 14M206 -196H494; line light 2 .7 M270 -194L250 -50M300 -194L296 -50M400 -194L404 -30M430 -194L446 -30
        body spot M236 -54L306 -50L306 -40L236 -44Z; body spot-light M394 -34L456 -34L456 -24L394 -24Z
        body dark M-160 40L20 10L24 20L-156 50ZM-84 50L-68 12L-52 50Z; body spot M-168 22H-140V36H-164ZM0 -4H26V10H4Z
        body dark M40 110C40 84 190 84 190 110L186 130H44Z; pale M52 108C70 92 160 92 178 108Z; body spot M110 100L116 76H140L146 100Z; body spot-light M78 104a10 10 0 1 1 20 0Z
      `,
    );
    return { land: { at: [640 + random.range(-80, 80), 655] }, field: { at: [640, 655] } };
  },
  near: ({ paper, palette, random }) =>
    paper.fill(
      grass(
        random,
        Array.from(
          { length: 34 },
          () => [640 + random.sign() * random.range(330, 760), random.range(700, 740)] as const,
        ),
        { height: 46 },
      ),
      palette.ink,
    ),
};
