// From an image request to its picture: where the original lies, whether it may be had, and the picture made of it.
// Originals are this server's own, or lie with an origin that the operator allows.
import type { PictureName } from "#shared/artwork.ts";
import type { ImageRequest } from "#shared/images.ts";
import { createSingleFlight } from "#server/cache/single-flight.ts";
import { HttpError } from "#server/http/http-error.ts";
import type { Picture } from "#server/http/send-picture.ts";
import { createSemaphore } from "#server/http/semaphore.ts";
import { snapToLadder } from "./ladder.ts";
import { locate, locateMedia, type Location } from "./locate.ts";
import { createOriginClient, type OriginClientOptions } from "./origin-client.ts";
import { createResizedPictures, type Original, type ResizedPicturesOptions } from "./resized-pictures.ts";
import type { Variant } from "./variants.ts";

/** Originals from elsewhere that are fetched or held at the same time, each up to 15 MB. */
const FOREIGN_AT_ONCE_MAX = 16;
const FOREIGN_WAITING_MAX = 112;

export type ImageProxyOptions = ResizedPicturesOptions & {
  /** Where pictures may be fetched from. */
  origins: OriginClientOptions;
  /** A picture that this server draws, and the version that its address names; `undefined` where there is none. */
  findOwn: (id: number, name: PictureName) => Promise<{ version: string; load: () => Promise<Buffer> } | undefined>;
  publicUrl?: string | undefined;
  /** Below which address RAWG keeps its pictures, where they may be fetched; with a slash at the end. */
  rawgMedia?: string | undefined;
  /** Hosts, besides, that visitors reach this server under. */
  allowedHosts?: readonly string[];
};

/** `isForGood`: the address asked for will never show another picture. */
export type ProxiedPicture = { picture: Picture; isForGood: boolean };
type FoundOriginal = { original: Original; isForGood: boolean };

export type ImageProxy = ReturnType<typeof createImageProxy>;

/** The proxy over its caches; `publicUrl` is the origin that visitors reach this server under. */
export function createImageProxy(options: ImageProxyOptions) {
  const { findOwn, origins, publicUrl, rawgMedia, allowedHosts = [], ...room } = options;
  const resized = createResizedPictures(room);
  const client = createOriginClient(origins);
  const gate = createSemaphore({ count: FOREIGN_AT_ONCE_MAX, queueMax: FOREIGN_WAITING_MAX });
  const fetchOnce = createSingleFlight<Buffer>();
  const publicHosts = publicUrl === undefined ? allowedHosts : [new URL(publicUrl).host, ...allowedHosts];

  const findForeign = (url: URL): FoundOriginal => {
    client.check(url);
    return {
      original: { key: url.href, load: () => fetchOnce(url.href, () => client.fetch(url)), gate },
      isForGood: true,
    };
  };

  /** `undefined` for a picture that should be drawn here, of a game that does not exist. */
  const findOriginal = async (location: Location): Promise<FoundOriginal | undefined> => {
    if (location.kind === "foreign") return findForeign(location.url);
    const own = await findOwn(location.id, location.name);
    if (own === undefined) return undefined;
    const key = `own/${location.id}/${location.name}/${own.version}`;
    return { original: { key, load: own.load }, isForGood: location.version === own.version };
  };

  return {
    /**
     * `host` is the one that the client believes to speak to, `admit` lets it have a picture made. Throws `HttpError` for
     * whatever stands in the way, and what `admit` throws.
     */
    get: async (
      request: ImageRequest,
      host?: string,
      admit?: () => Promise<void> | undefined,
    ): Promise<ProxiedPicture> => {
      const ownHosts = new Set(host === undefined ? publicHosts : [host.toLowerCase(), ...publicHosts]);
      const found = await findOriginal(locate(request.url, ownHosts));
      if (found === undefined) throw new HttpError(404, "not_found", "There is no picture at this address.");
      const picture = await resized.get(found.original, snapToLadder(request), async () => await admit?.());
      return { picture, isForGood: found.isForGood };
    },
    /** One of RAWG's variants of a picture below `/media/`; `undefined` where there is no such picture. Throws as `get`. */
    getVariant: async (
      { path, box }: Variant,
      version: string | null,
      admit?: () => Promise<void> | undefined,
    ): Promise<ProxiedPicture | undefined> => {
      const location = locateMedia(path, { version, rawgMedia });
      const found = location && (await findOriginal(location));
      if (found === undefined) return undefined;
      const picture = await resized.get(found.original, box, async () => await admit?.());
      return { picture, isForGood: found.isForGood };
    },
    /** Ends the connections to other servers. */
    close: () => client.close(),
  };
}
