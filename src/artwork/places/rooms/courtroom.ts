import { furnish, isMirrored } from "#artwork/motifs/furnish.ts";
import { room } from "#artwork/motifs/interior.ts";
import type { Place } from "#artwork/part.ts";

/** A courtroom: the judge's bench, columns, a great emblem. */
export const COURTROOM: Place = {
  name: "courtroom",
  fits: "court, trial, lawyer, judge, justice, attorney, law",
  offers: ["floor", "table"],
  indoors: true,
  draw: (stage) => {
    const { horizon, random } = stage;
    const floor = horizon + 60;
    room(stage, { floor, from: [640, 150], warm: 1.1 });
    furnish(
      stage,
      { at: [640, floor], flip: isMirrored(stage) },
      `
        dark M-620 -760h80v760h-80ZM-330 -760h72v760h-72ZM540 -760h80v760h-80ZM258 -760h72v760h-72Z; light .25 M-552 -760h12v760h-12ZM-268 -760h10v760h-10ZM540 -760h12v760h-12ZM258 -760h10v760h-10Z; deep M-640 -40h120v40h-120ZM-346 -36h104v36h-104ZM520 -40h120v40h-120ZM242 -36h104v36h-104ZM-640 -420h120v30h-120ZM520 -420h120v30h-120Z
        ink M-500 -360h150v250h-150ZM350 -360h150v250h-150Z; light .7 M-490 -110V-300C-490 -360 -360 -360 -360 -300V-110ZM360 -110V-300C360 -360 490 -360 490 -300V-110Z; ink M-428 -350h6v240h-6ZM422 -350h6v240h-6ZM-490 -230h130v6h-130ZM360 -230h130v6h-130Z; glow light 180 -425 -240; glow light 180 425 -240
        body spot M-84 -300a84 84 0 1 1 168 0a84 84 0 1 1 -168 0Z
        spot-dark M-72 -300a72 72 0 1 1 144 0a72 72 0 1 1 -144 0Z; line light 5 M-48 -318H48M0 -352V-262M-24 -260H24; dot light 6 0 -354; light M-70 -282H-26C-30 -262 -66 -262 -70 -282ZM26 -282H70C66 -262 30 -262 26 -282Z; line light 2 M-48 -318L-66 -282M-48 -318L-30 -282M48 -318L30 -282M48 -318L66 -282
        body spot-dark M-60 -176C-60 -214 60 -214 60 -176V-110H-60Z; body spot-dark M-210 -130H210V4H-210Z
        dark M-190 -100h116v84h-116ZM-58 -100h116v84h-116ZM74 -100h116v84h-116Z; body spot M-230 -146H230V-128H-230Z; light .5 M-230 -146H230V-142H-230Z; body spot-dark M-440 -70H-220V6H-440ZM220 -70H440V6H220Z
        spot M-450 -80H-216V-68H-450ZM216 -80H450V-68H216Z; dark M-424 -54h84v46h-84ZM-326 -54h84v46h-84ZM242 -54h84v46h-84ZM340 -54h84v46h-84Z; body light M-130 -156h54v10h-54Z; body ink M60 -168h44v20h-44ZM98 -162h40v8h-40Z; light M-410 -92h50v12h-50ZM330 -90h44v10h-44Z; line ink 3 M-330 -80V-110C-330 -120 -316 -120 -314 -112
      `,
    );
    return { floor: { at: [640 + random.range(-80, 80), 672] }, table: { at: [640, 650] } };
  },
  near: (stage) =>
    furnish(
      stage,
      { at: [640, 720], flip: isMirrored(stage) },
      `
        body ink M-780 240V-76H-440V-60H-460V240Z; dark M-760 -50h70v240h-70ZM-670 -50h70v240h-70ZM-580 -50h70v240h-70Z; body ink M780 240V-76H440V-60H460V240Z; dark M690 -50h70v240h-70ZM600 -50h70v240h-70ZM510 -50h70v240h-70Z
      `,
    ),
};
