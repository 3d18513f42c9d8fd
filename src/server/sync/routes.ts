// `GET|PUT|DELETE /api/sync/{id}`: bytes that only their owner's devices can read, for whoever has the token that belongs to
// them. No other site's page may ask, nothing is cached, and the log has no id (`http/request-log.ts`).
import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { SYNC_BODY_MAX_BYTES, SYNC_BODY_TYPE, SYNC_ID, SYNC_PATH, SYNC_TOKEN } from "#shared/sync.ts";
import { HttpError } from "#server/http/http-error.ts";
import { RetryLaterError } from "#server/http/retry-later-error.ts";
import type { NoAccess, SyncAccess, SyncStore } from "./sync-store.ts";

const ADDRESS = `${SYNC_PATH}:id`;
const ALLOW = "GET, PUT, DELETE, OPTIONS";
const DISK_RETRY_S = 60;

type SyncRequest = FastifyRequest<{ Params: { id: string } }>;
const OPTIONS = { exposeHeadRoute: false, schema: { hide: true } };

const REFUSALS = {
  unknown: () => new HttpError(404, "not_found", "Nothing is kept under this id."),
  refused: () => new HttpError(403, "wrong_token", "The token does not belong to this id."),
  changed: () => new HttpError(412, "changed", "Something else is kept there by now. Read it and merge."),
  full: () => new HttpError(507, "full", "This server has no room for more shelves."),
} satisfies Record<NoAccess | "changed" | "full", () => HttpError>;

function accessOf({ params: { id }, headers }: SyncRequest): SyncAccess {
  if (!SYNC_ID.test(id)) throw new HttpError(400, "bad_id", "An id is 32 digits in hex.");
  const token = headers.authorization?.replace(/^Bearer /, "") ?? "";
  if (!SYNC_TOKEN.test(token))
    throw new HttpError(400, "bad_token", "Authorization must be Bearer and 64 digits in hex.");
  return { id, tokenHash: createHash("sha256").update(token).digest() };
}

/** The version in an entity tag. Proxies that compress call it weak. */
const versionIn = (tag: string) => /^(?:W\/)?"([0-9a-f]{1,64})"$/.exec(tag)?.[1];
const tagOf = (version: string) => `"${version}"`;

/** The version that a PUT means to replace, null where it means to be the first. */
function expectedBy({ headers }: FastifyRequest): string | null {
  const [match, noneMatch] = [headers["if-match"], headers["if-none-match"]];
  if (match === undefined && noneMatch === undefined) {
    throw new HttpError(428, "precondition_required", "Say If-Match with the ETag that was read, or If-None-Match: *.");
  }
  if (match === undefined && noneMatch === "*") return null;
  const version = noneMatch === undefined ? versionIn(match ?? "") : undefined;
  if (version === undefined)
    throw new HttpError(400, "bad_precondition", "Say If-Match with one ETag, or If-None-Match: *.");
  return version;
}

/** What the store says; a disk that fails is not the visitor's fault, and passes. */
async function asked<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw new RetryLaterError({
      statusCode: 503,
      code: "unavailable",
      message: `The shelves cannot be reached. Try again in ${DISK_RETRY_S} seconds.`,
      retryAfterS: DISK_RETRY_S,
    });
  }
}

async function read(store: SyncStore, request: SyncRequest, reply: FastifyReply): Promise<FastifyReply> {
  const found = await asked(store.read(accessOf(request)));
  if (typeof found === "string") throw REFUSALS[found]();
  reply.header("etag", tagOf(found.version));
  if (versionIn(request.headers["if-none-match"] ?? "") === found.version) return reply.code(304).send();
  return reply.type(SYNC_BODY_TYPE).send(found.body);
}

async function write(store: SyncStore, request: SyncRequest, reply: FastifyReply): Promise<FastifyReply> {
  const expected = expectedBy(request);
  const { body } = request;
  if (!(body instanceof Uint8Array) || body.length === 0)
    throw new HttpError(400, "empty", "There is nothing to keep.");
  const written = await asked(store.write(accessOf(request), body, expected));
  if (typeof written === "string") throw REFUSALS[written]();
  return reply
    .code(expected === null ? 201 : 204)
    .header("etag", tagOf(written.version))
    .send();
}

async function remove(store: SyncStore, request: SyncRequest, reply: FastifyReply): Promise<FastifyReply> {
  const removed = await asked(store.remove(accessOf(request)));
  if (removed !== "removed") throw REFUSALS[removed]();
  return reply.code(204).send();
}

export type SyncRoutesOptions = {
  store: SyncStore;
  /** Counts a shelf that is new; throws where its client has made enough of them. */
  admitNew: (request: FastifyRequest) => Promise<void>;
};

export function syncRoutes({ store, admitNew }: SyncRoutesOptions): FastifyPluginAsync {
  return async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      SYNC_BODY_TYPE,
      { parseAs: "buffer", bodyLimit: SYNC_BODY_MAX_BYTES },
      (_request, body, done) => done(null, body),
    );
    app.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));
    // Behind the limit of the scope, and before the body is read.
    const check = async (request: FastifyRequest) => void accessOf(request as SyncRequest);
    const checkWrite = async (request: FastifyRequest) => {
      accessOf(request as SyncRequest);
      if (expectedBy(request) === null) await admitNew(request);
    };
    app.get(ADDRESS, { ...OPTIONS, preParsing: check }, (request: SyncRequest, reply) => read(store, request, reply));
    app.put(
      ADDRESS,
      { ...OPTIONS, preParsing: checkWrite, bodyLimit: SYNC_BODY_MAX_BYTES },
      (request: SyncRequest, reply) => write(store, request, reply),
    );
    app.delete(ADDRESS, { ...OPTIONS, preParsing: check }, (request: SyncRequest, reply) =>
      remove(store, request, reply),
    );
    // In front of the protocol's own answer to preflights, which lets every origin in.
    app.options(ADDRESS, OPTIONS, (_request, reply) => reply.code(204).header("allow", ALLOW).send());
  };
}

/** For a server that keeps none. */
export const noSyncRoutes: FastifyPluginAsync = async (app) => {
  for (const path of [SYNC_PATH.slice(0, -1), `${SYNC_PATH}*`]) {
    app.all(path, OPTIONS, () => {
      throw new HttpError(404, "sync_off", "This server keeps no shelves in step.");
    });
  }
};
