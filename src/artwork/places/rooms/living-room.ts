import { furnish, isMirrored, repeated } from "#artwork/motifs/furnish.ts";
import { room } from "#artwork/motifs/interior.ts";
import type { Place } from "#artwork/part.ts";

/** A living room: sofa, pictures, a tall lamp. */
export const LIVING_ROOM: Place = {
  name: "living-room",
  fits: "living room, family, house, sims, television, sofa, interior, decorating, ghost hunting",
  ages: ["modern"],
  offers: ["floor", "table"],
  indoors: true,
  draw: (stage) => {
    const { horizon, random } = stage;
    const floor = horizon + 80;
    room(stage, { floor, from: [640, 220], warm: 1 });
    furnish(
      stage,
      { at: [640, floor], flip: isMirrored(stage) },
      `
        line light 2 .12 ${repeated("Mx -640V-10", { from: -840, step: 60, count: 29 })}
        ink M-520 -370h210v226h-210Z; sky M-510 -360h190v206h-190Z; light .75 M-510 -240L-470 -286L-430 -246L-390 -300L-320 -230V-154h-190Z; ink M-418 -360h6v206h-6ZM-510 -262h190v6h-190Z; glow light 230 -415 -260
        spot-dark M-560 -390H-270V-376H-560ZM-556 -378C-544 -300 -542 -200 -560 -60L-500 -60C-488 -200 -494 -300 -494 -378ZM-336 -378C-336 -300 -342 -200 -330 -60L-272 -60C-288 -200 -284 -300 -276 -378Z
        ink M-170 -330h130v96h-130ZM-10 -350h90v126h-90ZM110 -324h150v104h-150Z; spot M-162 -322h114v80h-114Z; pale M-2 -342h74v110h-74ZM118 -316h134v88h-134Z; light M-162 -242L-120 -292L-92 -262L-74 -278L-48 -242Z; spot-dark M20 -260C20 -310 52 -310 52 -260ZM24 -300a12 12 0 1 1 24 0a12 12 0 1 1 -24 0Z; deep M118 -228C150 -280 190 -284 252 -250V-228Z; dot spot 10 224 -290
        body spot-dark M-230 -110C-230 -136 230 -136 230 -110V10H-230Z
        spot .75 M-222 -96C-222 -122 -8 -122 -8 -100V-48H-222ZM8 -100C8 -122 222 -122 222 -96V-48H8Z; body spot-dark M-268 -62C-268 -88 -216 -88 -216 -62V20H-264ZM268 -62C268 -88 216 -88 216 -62V20H264Z; spot M-212 -50H-4V-18H-212ZM4 -50H212V-18H4Z; shade M-216 -18H216V18H-216Z; ink M-250 18h16v14h-16ZM234 18h16v14h-16Z
        body light M-190 -54L-140 -92L-112 -54L-160 -40Z; body pale M150 -44L160 -92L200 -84L196 -44Z
        line ink 6 M400 -250V24; ink M354 24h92v8h-92Z; light .95 M352 -250L376 -322H424L448 -250Z; glow light 240 400 -266
        body ink M520 -84h190v12h-190ZM532 -72h12v96h-12ZM686 -72h12v96h-12Z; body ink M548 -196h140v96h-140ZM600 -100h36v16h-36Z; sky M558 -186h120v76h-120Z; light .4 M558 -186h60l-40 76h-20Z
        body spot-dark M-650 30L-640 -40H-580L-570 30Z; body dark M-612 -40C-660 -70 -690 -120 -676 -180C-640 -150 -624 -110 -618 -80C-620 -140 -610 -190 -586 -220C-574 -170 -586 -110 -602 -76C-590 -110 -566 -140 -536 -152C-540 -104 -570 -64 -604 -40Z
        grey .45 M-340 62C-340 34 340 34 340 62C340 100 -340 100 -340 62Z; pale .4 M-280 62C-280 44 280 44 280 62C280 88 -280 88 -280 62Z
      `,
    );
    return { floor: { at: [640 + random.range(-100, 100), 675] }, table: { at: [640, 650] } };
  },
  near: (stage) =>
    furnish(
      stage,
      { at: [640, 720], flip: isMirrored(stage) },
      `
        body ink M-780 240V-60C-740 -110 -600 -110 -580 -40C-570 20 -580 140 -560 240Z; body ink M640 240C650 100 600 20 520 -40C600 -50 650 -20 670 30C660 -60 620 -130 570 -180C650 -160 700 -100 710 -20C720 -90 750 -150 780 -180V240Z
      `,
    ),
};
