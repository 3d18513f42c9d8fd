// The pictures that stand for pages of the folder wherever their links are shared: files, at the addresses that the pages
// name. Chat services show no SVG.
import sharp from "sharp";
import { pictureMarkup } from "../../src/artwork/picture-markup.ts";
import type { ArtworkBrief } from "../../src/artwork/brief.ts";
import { gamePreviewAddress, PREVIEW_HEIGHT_PX, PREVIEW_WIDTH_PX } from "../../src/shared/previews.ts";

const OF_GAME = /\/media\/previews\/games\/(\d+)\.jpg$/;
const BOX = { width: PREVIEW_WIDTH_PX, height: PREVIEW_HEIGHT_PX };
const JPEG_QUALITY = 75;

/** The game whose picture lies at `address`; undefined where a page has none. */
export function previewedAt(address: string | undefined): number | undefined {
  const id = OF_GAME.exec(address ?? "")?.[1];
  return id === undefined ? undefined : Number(id);
}

/** The file of a game's preview, relative to the folder. */
export const previewFile = (id: number): string => gamePreviewAddress(id).slice(1);

/** The bytes of a game's preview, a JPEG. */
export async function drawGamePreview(brief: ArtworkBrief): Promise<Buffer> {
  const markup = Buffer.from(pictureMarkup(brief, "background", BOX));
  return await sharp(markup).jpeg({ quality: JPEG_QUALITY }).toBuffer();
}
