// What is printed, as whole SVG documents. A browser shows them as they are, without grain.
import { ARTWORK_HEIGHT_PX, ARTWORK_WIDTH_PX, PLANES_WIDTH_PX } from "#shared/artwork.ts";

/** `markup` is the inside of an SVG of 1280 by 720 units, shown in a box in pixels, of which it covers all. */
export function pictureSvg(markup: string, { width, height }: { width: number; height: number }): string {
  const size = `width="${width}" height="${height}"`;
  const view = `viewBox="0 0 ${ARTWORK_WIDTH_PX} ${ARTWORK_HEIGHT_PX}" preserveAspectRatio="xMidYMid slice"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${view}>${markup}</svg>`;
}

/** `planes` are insides of SVGs of 1280 by 720 units, shown one below the other. */
export function planesSvg(planes: readonly string[]): string {
  const sheet = planes.map(
    (markup, index) =>
      // A sheet of its own each: what is drawn beyond its edge must not reach into the next.
      `<svg y="${index * ARTWORK_HEIGHT_PX}" width="${ARTWORK_WIDTH_PX}" height="${ARTWORK_HEIGHT_PX}">${ownNames(markup, index)}</svg>`,
  );
  const height = ARTWORK_HEIGHT_PX * planes.length;
  const size = `width="${PLANES_WIDTH_PX}" height="${(height * PLANES_WIDTH_PX) / ARTWORK_WIDTH_PX}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${ARTWORK_WIDTH_PX} ${height}">${sheet.join("")}</svg>`;
}

/** Gradients of one plane may be those of another one, under the same name. */
function ownNames(markup: string, plane: number): string {
  return markup.replaceAll(/(id="|url\(#)d(\d+)/g, `$1p${plane}-$2`);
}
