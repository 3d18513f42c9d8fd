// Where a picture of RAWG's lies in the size that is asked for: at the image service, or with RAWG, which cuts its own.
import { buildImageUrl, type ImageRequest } from "#shared/images.ts";
import type { UsedServices } from "#shared/own-services.ts";

const RAWG_MEDIA = /^https:\/\/media\.rawg\.io\/media\/((?!crop\/|resize\/)[\w/.-]+)$/;
const ROUTE = /^[^?]*/;
/** RAWG cuts to this shape and width, and otherwise leaves the shape as it is. */
const CROP = { width: 600, height: 400 };
const WIDTHS = [200, 420, 640, 1280, 1920] as const;

function cutByRawg({ url, width, height }: ImageRequest): string | undefined {
  const [, path] = RAWG_MEDIA.exec(url) ?? [];
  if (path === undefined) return undefined;
  const isOfTheShape = Math.abs(width / height - CROP.width / CROP.height) < 0.01;
  if (isOfTheShape && width <= CROP.width) return `https://media.rawg.io/media/crop/600/400/${path}`;
  const wide = WIDTHS.find((one) => one >= width) ?? WIDTHS[WIDTHS.length - 1];
  return `https://media.rawg.io/media/resize/${wide}/-/${path}`;
}

/** Undefined for what is no picture of the web, or not RAWG's where RAWG is to cut it. */
export function pictureAddress(wanted: ImageRequest, { way, service }: UsedServices["pictures"]): string | undefined {
  if (URL.parse(wanted.url)?.protocol !== "https:") return undefined;
  return way === "rawg" ? cutByRawg(wanted) : buildImageUrl(wanted).replace(ROUTE, () => service);
}
