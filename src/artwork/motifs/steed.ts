// The horse of the series: as it stands under a rider, and with a horn of its own.
import type { Paint, Pen } from "#artwork/pen.ts";
import { layers } from "./layers.ts";

/** A horse that walks to the right, a hundred and ten units high at its ears, its back at -86. */
export function steed(pen: Pen, { coat, mane }: { coat: Paint; mane: Paint }): void {
  layers(pen)(`
    body dark M-36 -56C-30 -40 -40 -30 -38 -18L-34 0H-23L-27 -18C-24 -34 -16 -44 -14 -56ZM24 -56L40 -38L32 -18L22 -12L28 -4L44 -16L52 -40L40 -60Z
    body ${mane} M-60 -82C-84 -86 -90 -60 -84 -44C-80 -34 -84 -26 -94 -20C-76 -14 -64 -26 -64 -42C-64 -56 -60 -62 -56 -68Z
    body ${coat} M-56 -84C-36 -94 0 -84 20 -86C28 -94 34 -106 42 -114L46 -126L54 -115C62 -112 70 -102 80 -92C84 -86 78 -79 72 -81L58 -89C54 -80 50 -68 47 -60C45 -54 41 -50 38 -46L36 -22L40 -5L47 0H28L28 -22L22 -52C6 -44 -18 -46 -30 -52C-34 -40 -46 -36 -48 -22L-43 -5L-36 0H-54L-58 -22C-65 -40 -66 -50 -64 -64C-64 -74 -62 -80 -56 -84Z
    shade M22 -52C6 -44 -18 -46 -30 -52C-34 -40 -46 -36 -48 -22L-43 -5L-54 -4L-58 -22C-64 -38 -66 -48 -65 -58C-40 -54 0 -52 24 -60Z
    ${mane} M48 -120C32 -120 18 -108 14 -90C8 -86 2 -78 4 -66C12 -72 22 -76 28 -84C34 -94 38 -104 48 -112Z
    ink M-43 -5L-36 0H-54L-55 -5ZM40 -5L47 0H28V-5Z; dot ink 2.8 60 -102; dot ink 1.6 77 -88; line ink 1.6 .6 M68 -82C70 -86 74 -86 76 -84
  `);
}
