import { mix } from "#artwork/colour.ts";
import { roundTree } from "#artwork/motifs/flora.ts";
import { furnish, isMirrored } from "#artwork/motifs/furnish.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { sky } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { circle, rect } from "#artwork/path.ts";

/** Fields in rows, a barn, a silo and hills. */
export const FARM: Place = {
  name: "farm",
  fits: "farming, farm, farm-sim, agriculture, crops, harvest, tractor, stardew, ranch, rural, cozy",
  offers: ["land", "road", "table"],
  draw: (stage) => {
    const { horizon, paper, palette, random, world } = stage;
    sky(stage);
    ridge(stage, { y: horizon, height: 50, waves: 2.6, depth: 0.18, label: "hills" });
    ridge(stage, { y: horizon + 26, height: 22, waves: 2, depth: 0.34, label: "near-hills" });
    paper.fill([-40, 90, 1130, 1240].map((x) => roundTree(world, [x, horizon + 44], 130)).join(""), stage.tone(0.42));
    stage.plane();
    const soil = mix(palette.deep, palette.ink, 0.25);
    paper.fill(
      rect([-220, horizon + 40], 1720, 900),
      paper.linear(
        [0, horizon],
        [0, 760],
        [
          [0, mix(soil, palette.glow, 0.45)],
          [1, soil],
        ],
      ),
    );
    for (let n = -9; n < 9; n += 1) {
      const [far, near] = [640 + n * 40, 640 + n * 250];
      paper.fill(
        `M${far} ${horizon + 42}H${far + 14}L${near + 110} 940H${near}Z`,
        mix(palette.glow, palette.deep, 0.55),
      );
      for (let k = 1; k < 7; k += 1) {
        const share = (k / 7) ** 1.8;
        const [x, y, r] = [far + 7 + (near - far + 48) * share, horizon + 42 + (898 - horizon) * share, 5 + 30 * share];
        paper.fill(
          `M${x - r} ${y}C${x - r} ${y - r * 1.2} ${x + r} ${y - r * 1.2} ${x + r} ${y}Z`,
          mix(palette.deep, palette.ink, 0.15 + 0.4 * share),
        );
        if ((n + k) % 3 === 0) paper.fill(circle(x, y - r * 0.6, r * 0.3), palette.spot);
      }
    }
    furnish(
      stage,
      { at: [640, horizon + 44], flip: isMirrored(stage) },
      `
        body dark M-270 0V-176C-270 -216 -206 -216 -206 -176V0Z; grey .6 M-262 -176C-262 -204 -240 -208 -234 -206V0H-262Z; line ink 2 .5 M-270 -140H-206M-270 -100H-206M-270 -60H-206
        body spot-dark M-480 0V-96L-448 -160L-380 -196L-312 -160L-280 -96V0Z; body ink M-494 -88L-456 -166L-380 -208L-304 -166L-266 -88L-278 -84L-314 -154L-380 -190L-446 -154L-482 -84Z
        light M-412 -64H-348V2H-412Z; spot-dark M-406 -58H-354V2H-406Z; line light 5 M-406 -58L-354 2M-354 -58L-406 2M-380 -58V2; light M-394 -132H-366V-104H-394Z; line spot-dark 3 M-380 -132V-104M-394 -118H-366; line light 2 .3 M-460 -90V0M-440 -90V0M-320 -90V0M-300 -90V0
        line ink 5 M300 0L330 -150L360 0M312 -60H348M306 -30H354; dot ink 6 330 -154; pale M330 -154L324 -214L342 -214ZM330 -154L390 -160L388 -142ZM330 -154L336 -94L318 -96ZM330 -154L270 -148L272 -166ZM330 -154L368 -202L380 -190ZM330 -154L378 -110L364 -102ZM330 -154L292 -106L280 -118ZM330 -154L282 -198L294 -206Z; body spot M330 -154H270L262 -166H254V-142H262L270 -152Z
        line pale 6 M-200 14H-20M-200 -4H-20M410 14H700M410 -4H700; pale M-200 -16h8v40h-8ZM-150 -16h8v40h-8ZM-100 -16h8v40h-8ZM-50 -16h8v40h-8ZM410 -16h8v40h-8ZM470 -16h8v40h-8ZM530 -16h8v40h-8ZM590 -16h8v40h-8Z
        body spot-light M170 14a26 26 0 1 1 52 0a26 26 0 1 1 -52 0ZM210 22a22 22 0 1 1 44 0a22 22 0 1 1 -44 0Z; ring spot-dark 2 14 196 14; ring spot-dark 2 8 196 14; ring spot-dark 2 12 232 22
      `,
    );
    return { land: { at: [640 + random.range(-100, 100), 655] }, road: { at: [640, 655] }, table: { at: [640, 655] } };
  },
};
