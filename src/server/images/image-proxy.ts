// From an image request to its picture: where the original lies, whether it may be had, and the picture made of it.
// Originals are this server's own, or lie with an origin that the operator allows.
import type { PictureName } from "#shared/artwork.ts";
import type { ImageRequest } from "#shared/images.ts";
import { HttpError } from "#server/http/http-error.ts";
import type { Picture } from "#server/http/send-picture.ts";
import { snapToLadder } from "./ladder.ts";
import { locate, type Location } from "./locate.ts";
import { createRenditions, type Original, type RenditionsOptions } from "./renditions.ts";

export type ImageProxyOptions = RenditionsOptions & {
  /** A picture that this server draws, and what tells its versions apart; `undefined` where there is none. */
  findOwn: (id: number, name: PictureName) => { version: string; load: () => Promise<Buffer> } | undefined;
  publicUrl?: string | undefined;
};

/** `isForGood`: the address asked for will never show another picture. */
export type ProxiedPicture = { picture: Picture; isForGood: boolean };

export type ImageProxy = ReturnType<typeof createImageProxy>;

/** The proxy over its caches; `publicUrl` is the origin that visitors reach this server under. */
export function createImageProxy({ findOwn, publicUrl, ...room }: ImageProxyOptions) {
  const renditions = createRenditions(room);
  const publicHost = publicUrl === undefined ? [] : [new URL(publicUrl).host];

  const findOriginal = (location: Location): Original => {
    if (location.kind === "foreign") {
      throw new HttpError(403, "origin_not_allowed", "Pictures from this address are not allowed here.");
    }
    const own = findOwn(location.id, location.name);
    if (own === undefined) throw new HttpError(404, "not_found", "There is no picture at this address.");
    return { key: `own/${location.id}/${location.name}/${own.version}`, load: own.load };
  };

  return {
    /** `host` is the one that the client believes to speak to. Throws `HttpError` for whatever stands in the way. */
    get: async (request: ImageRequest, host?: string): Promise<ProxiedPicture> => {
      const ownHosts = new Set(host === undefined ? publicHost : [host.toLowerCase(), ...publicHost]);
      const location = locate(request.url, ownHosts);
      const picture = await renditions.get(findOriginal(location), snapToLadder(request));
      return { picture, isForGood: location.kind === "foreign" || location.isForGood };
    },
  };
}
