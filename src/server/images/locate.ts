// Where the picture of a request lies: with this server, or with another one. Decides by the address alone.
import { parseArtworkPath, type PictureName } from "#shared/artwork.ts";
import { HttpError } from "#server/http/http-error.ts";

export type Location =
  /** Drawn by this server. `version` is the one that the address names, if any: not always the one that is drawn now. */
  { kind: "own"; id: number; name: PictureName; version: string | null } | { kind: "foreign"; url: URL };

/** A picture of RAWG's below its `/media/`: `games/20a/20aa03a10cda45239fe22d035c0ebe64.jpg`. */
const RAWG_PICTURE = /^[a-z-]{1,32}\/[0-9a-f]{3}\/[0-9a-f]{32}\.(?:jpe?g|png|webp)$/;

/** Stands in for this server's own origin while a root-relative address is read. */
const SOMEWHERE = "http://own.invalid";

function locateOwn(url: URL): Location | undefined {
  const own = parseArtworkPath(url.pathname);
  return own && { kind: "own", ...own, version: url.searchParams.get("v") };
}

/**
 * Reads `address`: root-relative or absolute. `ownHosts` are the names, with port, that this server is reached under.
 * Throws 404 for an own address without a picture and 400 for what is no http(s) address.
 */
export function locate(address: string, ownHosts: ReadonlySet<string>): Location {
  if (address.startsWith("/") && !address.startsWith("//")) {
    const relative = URL.parse(address, SOMEWHERE);
    const own = relative?.origin === SOMEWHERE ? locateOwn(relative) : undefined;
    if (own === undefined) throw new HttpError(404, "not_found", "There is no picture at this address.");
    return own;
  }
  const url = URL.parse(address);
  if (url === null || !["http:", "https:"].includes(url.protocol)) {
    throw new HttpError(400, "bad_address", "url must be the http(s) address of a picture.");
  }
  url.hash = "";
  return (ownHosts.has(url.host) ? locateOwn(url) : undefined) ?? { kind: "foreign", url };
}

/**
 * Reads what stands below `/media/`: a picture drawn here with its `version`, or one of RAWG's, whose pictures lie below
 * `rawgMedia` where it may be asked. `undefined` for anything else.
 */
export function locateMedia(
  path: string,
  { version, rawgMedia }: { version: string | null; rawgMedia: string | undefined },
): Location | undefined {
  const own = parseArtworkPath(`/media/${path}`);
  if (own !== undefined) return { kind: "own", ...own, version };
  return rawgMedia !== undefined && RAWG_PICTURE.test(path)
    ? { kind: "foreign", url: new URL(path, rawgMedia) }
    : undefined;
}
