// The pictures of pages that are written ahead. The main one of a well known game is a file, so that it is there before
// anything runs; the others wait for the engine, which draws them in the browser: a host of files would refuse them.
import { ARTWORK_HEIGHT_PX, ARTWORK_WIDTH_PX, parseArtworkPath } from "../../src/shared/artwork.ts";
import { escapeText } from "../../src/shared/escape-text.ts";
import { pictureMarkup } from "../../src/artwork/picture-markup.ts";
import type { ArtworkBrief } from "../../src/artwork/brief.ts";

const FOLDER = "drawn";
const WHOLE = { width: ARTWORK_WIDTH_PX, height: ARTWORK_HEIGHT_PX };

/** React's hints to fetch pictures early; they name what nobody answers for, and files are found without them. */
const HINT = /<link rel="preload" as="image"[^>]*>/g;
const ELEMENT = /<(?:img|source|video)\b[^>]*>/g;
/** What the engine answers for. */
const ANSWERED = / (src|srcset|poster)="(?=\/(?:img\?|media\/))/gi;
/** Other shapes to choose from. */
const CHOICES = / srcset="[^"]*"/gi;
const PICTURE = / src="\/img\?url=([^&"]+)[^"]*"/;
/** Nothing to see: for an image without an address browsers would draw the frame of a broken one. */
const UNSEEN = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEAAAAALAAAAAABAAEAAA==";

/** The file of a game's main picture in the folder; undefined for an image of anything else. */
function mainPicture(image: string): { id: number; file: string; version: string } | undefined {
  const address = decodeURIComponent(PICTURE.exec(image)?.[1] ?? "");
  const [path = "", version = ""] = address.split("?");
  const wanted = parseArtworkPath(path);
  if (wanted?.name !== "background") return undefined;
  return { id: wanted.id, file: `${FOLDER}/${wanted.id}.svg`, version };
}

/**
 * Pictures in documents of a folder that lies below `base`, which has files of the games `known`. `settle` has a document
 * show those that are files, and keeps back the engine's addresses of all in `data-later-…`, for `start-alone.ts`. `drawn`
 * are then the files, by the games' ids.
 */
export function createWrittenPictures(base: string, known: ReadonlySet<number>) {
  const drawn = new Map<number, string>();
  const settleOne = (element: string): string => {
    // Another shape of the same picture: the other one covers its box as well. React wants to find the element.
    if (element.startsWith("<source") && /srcset=/i.test(element)) return element.replaceAll(CHOICES, "");
    const later = element.replaceAll(ANSWERED, ' data-later-$1="');
    const main = mainPicture(element);
    if (main !== undefined && known.has(main.id)) {
      drawn.set(main.id, main.file);
      return later.replace("<img", () => `<img src="${escapeText(`${base}${main.file}?${main.version}`)}"`);
    }
    return later === element || !element.startsWith("<img") ? later : later.replace("<img", `<img src="${UNSEEN}"`);
  };
  return {
    drawn: drawn as ReadonlyMap<number, string>,
    settle: (html: string): string => html.replaceAll(HINT, "").replaceAll(ELEMENT, settleOne),
  };
}

/** The file of a game's main picture. */
export const drawMain = (brief: ArtworkBrief): string => pictureMarkup(brief, "background", WHOLE);
