// Where the picture of a request lies: with this server, or with another one. Decides by the address alone.
import { parseArtworkPath, type PictureName } from "#shared/artwork.ts";
import { HttpError } from "#server/http/http-error.ts";

export type Location =
  /** Drawn by this server. `version` is the one that the address names, if any: not always the one that is drawn now. */
  { kind: "own"; id: number; name: PictureName; version: string | null } | { kind: "foreign"; url: URL };

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
