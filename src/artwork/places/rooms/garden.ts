import { mix } from "#artwork/colour.ts";
import { roundTree } from "#artwork/motifs/flora.ts";
import { furnish, isMirrored, repeated } from "#artwork/motifs/furnish.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { sky } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { circle, rect } from "#artwork/path.ts";

/** A garden with a fence, flowers and a house at the back. */
export const GARDEN: Place = {
  name: "garden",
  fits: "garden, gardening, flowers, plants, vegetables, plants vs zombies, backyard, animal crossing, suburb lawn",
  offers: ["land", "table", "field"],
  draw: (stage) => {
    const { horizon, paper, palette, random, world } = stage;
    sky(stage);
    ridge(stage, { y: horizon, height: 30, waves: 2, depth: 0.2, label: "hills" });
    paper.fill([120, 260, 1030, 1180].map((x) => roundTree(world, [x, horizon + 40], 170)).join(""), stage.tone(0.4));
    stage.plane();
    paper.fill(
      rect([-220, horizon + 36], 1720, 900),
      paper.linear(
        [0, horizon],
        [0, 760],
        [
          [0, mix(palette.glow, palette.deep, 0.4)],
          [1, mix(palette.deep, palette.ink, 0.2)],
        ],
      ),
    );
    furnish(
      stage,
      { at: [640, horizon + 42], flip: isMirrored(stage) },
      `
        body pale M-330 0V-110H-120V0Z; shade M-160 -110H-120V0H-160Z; body spot M-356 -104L-290 -184H-160L-94 -104Z; spot-dark M-356 -104L-94 -104L-100 -112H-350Z; body spot-dark M-190 -210H-164V-150H-190Z
        ink M-306 -84h50v46h-50ZM-186 -84h44v46h-44Z; light M-302 -80h42v38h-42ZM-182 -80h36v38h-36Z; line ink 2 M-281 -80v38M-302 -61h42M-164 -80v38M-182 -61h36; body spot-dark M-236 0V-66C-236 -80 -204 -80 -204 -66V0Z; dot light 2 -210 -34; glow light 50 -281 -60
        pale M-236 0H-204L-120 240H-300Z
        light ${repeated("Mx 34v-56l12 -14l12 14v56Z", { from: -860, step: 40, count: 14 })}${repeated("Mx 34v-56l12 -14l12 14v56Z", { from: -150, step: 40, count: 26 })}M-860 -8H-292V0H-860ZM-860 16H-292V24H-860ZM-150 -8H860V0H-150ZM-150 16H860V24H-150Z
        line ink 4 M250 30V-90M350 30V-90; body dark M230 -60C210 -110 250 -150 300 -150C350 -150 390 -110 370 -60C360 -70 352 -76 350 -90C340 -120 260 -120 250 -90C248 -76 240 -70 230 -60Z; dot spot 7 240 -90 262 -122 300 -134 338 -122 362 -88; dot light 4 250 -106 282 -130 322 -130 352 -104
        body spot-dark M440 60H560L552 110H448Z; dark M440 60H560V68H440Z; dot spot 11 460 46 500 36 540 48; dot light 4 460 46 500 36 540 48; line dark 4 M460 60V46M500 60V36M540 60V48; body grey M-470 96L-476 50H-420L-426 96Z; line grey 5 M-424 84L-384 56M-470 60C-490 40 -490 96 -472 86; dot light 2 -376 60 -370 68 -380 72
      `,
    );
    const flowers = Array.from(
      { length: 60 },
      () => [random.range(-100, 1380), random.range(horizon + 100, 720)] as const,
    );
    paper.fill(flowers.map(([fx, fy]) => circle(fx, fy, 5 + (fy - horizon) * 0.02)).join(""), palette.spot, 0.85);
    paper.fill(flowers.map(([fx, fy]) => circle(fx + 16, fy + 6, 4)).join(""), palette.light, 0.8);
    return { land: { at: [640 + random.range(-100, 100), 655] }, table: { at: [640, 655] }, field: { at: [640, 655] } };
  },
};
