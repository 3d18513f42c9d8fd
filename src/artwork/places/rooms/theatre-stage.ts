import { mix } from "#artwork/colour.ts";
import { furnish, isMirrored } from "#artwork/motifs/furnish.ts";
import { beams } from "#artwork/motifs/interior.ts";
import { SHEET } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";

/** A stage between curtains, light from the ramp. */
export const THEATRE_STAGE: Place = {
  name: "theatre-stage",
  fits: "theatre, theater, opera, stage, play, puppet, circus, paper mario, show, magic show",
  offers: ["floor", "land", "void"],
  indoors: true,
  draw: (stage) => {
    const { paper, palette, random } = stage;
    paper.fill(
      SHEET,
      paper.radial([640, 420], 760, [
        [0, mix(palette.glow, palette.light, 0.2)],
        [0.6, mix(palette.deep, palette.glow, 0.3)],
        [1, palette.deep],
      ]),
    );
    furnish(
      stage,
      { at: [640, 600], flip: isMirrored(stage) },
      `
        pale .7 M-500 0V-90C-420 -170 -330 -110 -260 -150C-160 -210 -60 -120 40 -160C150 -200 240 -110 330 -140C400 -160 450 -120 500 -90V0Z; line ink 2 .5 M180 -760V-384M-150 -760V-420; body light M140 -340a40 44 0 1 1 80 0a40 44 0 1 1 -80 0Z; glow light 160 180 -340; body pale M-220 -390C-230 -420 -180 -430 -174 -412C-160 -440 -110 -430 -110 -404C-84 -404 -84 -380 -104 -380H-204C-214 -380 -222 -384 -220 -390Z
        body dark M-470 0L-440 -60L-462 -60L-420 -140L-446 -140L-396 -226L-346 -140L-372 -140L-330 -60L-352 -60L-322 0ZM330 0L354 -50L336 -50L372 -120L352 -120L392 -190L432 -120L412 -120L448 -50L430 -50L454 0Z
        body spot-dark M-250 0V-120H-226V-140H-202V-120H-178V-140H-154V-120H-130V0Z; body spot M-264 -136L-190 -210L-116 -136Z; ink M-206 0V-50C-206 -76 -174 -76 -174 -50V0Z; light M-236 -96h20v24h-20ZM-164 -96h20v24h-20Z; line ink 2 M-190 -210V-250; spot M-190 -250L-150 -238L-190 -226Z
      `,
    );
    beams(stage, [[640, 640]], -80);
    stage.plane();
    paper.fill(
      rect([-220, 600], 1720, 340),
      paper.linear(
        [0, 600],
        [0, 740],
        [
          [0, mix(palette.spot, palette.ink, 0.35)],
          [1, palette.ink],
        ],
      ),
    );
    const boards = Array.from({ length: 15 }, (_, n) => `M${640 + (n - 7) * 70} 600L${640 + (n - 7) * 160} 940`);
    paper.stroke(boards.join(""), palette.ink, { width: 3, opacity: 0.4 });
    return { floor: { at: [640 + random.range(-60, 60), 650] }, land: { at: [640, 650] }, void: { at: [640, 420] } };
  },
  near: (stage) =>
    furnish(
      stage,
      { at: [640, 720] },
      `
        body spot-dark M-900 -940H-420C-430 -600 -520 -420 -460 -240C-470 -100 -490 0 -480 240H-900ZM900 -940H420C430 -600 520 -420 460 -240C470 -100 490 0 480 240H900Z
        shade M-500 -940C-500 -600 -570 -420 -520 -240L-540 240H-580C-570 0 -620 -300 -560 -940ZM500 -940C500 -600 570 -420 520 -240L540 240H580C570 0 620 -300 560 -940ZM-640 -940H-700L-690 240H-640ZM640 -940H700L690 240H640Z; line spot-light 3 .5 M-440 -940C-446 -600 -536 -420 -476 -240M440 -940C446 -600 536 -420 476 -240
        body spot M-486 -250L-640 -230V-206L-484 -224ZM486 -250L640 -230V-206L484 -224Z; body spot M-900 -940H900V-660C700 -580 620 -690 450 -640C300 -590 180 -690 0 -650C-180 -690 -300 -590 -450 -640C-620 -690 -700 -580 -900 -660Z
        shade M-240 -940C-220 -800 -300 -700 -300 -622C-260 -624 -200 -640 -160 -652C-170 -740 -150 -840 -170 -940ZM240 -940C220 -800 300 -700 300 -622C260 -624 200 -640 160 -652C170 -740 150 -840 170 -940Z; line spot-light 5 M-900 -672C-700 -592 -620 -702 -450 -652C-300 -602 -180 -702 0 -662C180 -702 300 -602 450 -652C620 -702 700 -592 900 -672
        light M-410 4C-406 -30 -354 -30 -350 4ZM-220 4C-216 -30 -164 -30 -160 4ZM-30 4C-26 -30 26 -30 30 4ZM160 4C164 -30 216 -30 220 4ZM350 4C354 -30 406 -30 410 4Z; glow light 90 -380 -10; glow light 90 -190 -10; glow light 90 0 -10; glow light 90 190 -10; glow light 90 380 -10
      `,
    ),
};
