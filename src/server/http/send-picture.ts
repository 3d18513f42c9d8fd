// How a picture leaves the server: with its type, a tag, and for as long as its address says it stays the same.
import { createHash } from "node:crypto";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { matchesTag } from "./answer-cache.ts";
import { maySayAgain } from "./said.ts";

/** What routes of pictures are mounted with. */
export type PictureRouteOptions = {
  /** Called before a picture is made for a request; throws 429 for a client who has had enough. Nobody has, unless given. */
  admit?: (request: FastifyRequest) => Promise<void>;
};

/** Plugins by the path that their routes lie below. */
export type PictureRoutes = Readonly<Record<string, readonly FastifyPluginAsync<PictureRouteOptions>[]>>;

/** For an address that will never show anything else. */
export const FOR_GOOD = "public, max-age=31536000, immutable";
/** An address without a version may show another picture after an update. */
export const FOR_NOW = "public, max-age=300, stale-while-revalidate=86400";

export type Picture = {
  bytes: Buffer;
  contentType: string;
  etag: string;
  /** The same picture where it is still kept; there only for one that was kept itself. */
  again?: () => Picture | undefined;
};

/** The tag is strong: it is made from the bytes. */
export function createPicture(bytes: Buffer, contentType: string): Picture {
  return { bytes, contentType, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"` };
}

/** Sends the picture, or 304 when the client has it already. `isForGood`: will this address never change its picture? */
export function sendPicture(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  picture: Picture,
  isForGood: boolean,
): FastifyReply {
  reply.header("etag", picture.etag).header("cache-control", isForGood ? FOR_GOOD : FOR_NOW);
  if (matchesTag(request.headers["if-none-match"], picture.etag)) return reply.code(304).send();
  const { again } = picture;
  // The bytes are not held here: what is no longer kept is to leave memory.
  if (isForGood && again !== undefined) maySayAgain(request, () => again()?.bytes);
  return reply.header("content-type", picture.contentType).send(picture.bytes);
}
