// Fetches originals from other servers: follows few redirects, reads so much and no more, waits so long and no longer.
// What the bytes are is decided elsewhere; what the server says they are is not listened to.
import { Agent, request, type Dispatcher } from "undici";
import { HttpError } from "#server/http/http-error.ts";
import { createCheckedConnector, type Resolve } from "./checked-connector.ts";
import { createOrigins, type OriginsOptions } from "./origins.ts";

const READ_MAX_BYTES = 15 * 1024 * 1024;
const REDIRECTS_MAX = 3;
const DROPPED_BODY_MAX_BYTES = 16 * 1024;
/** For everything together, redirects included. */
const WHOLE_TIMEOUT_MS = 10_000;
/** Until the first byte, and between two. */
const IDLE_TIMEOUT_MS = 5000;
const CONNECTIONS_PER_ORIGIN = 16;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const GONE: ReadonlySet<number> = new Set([404, 410]);
const TIMEOUT_CODES = new Set(["UND_ERR_CONNECT_TIMEOUT", "UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT"]);

export type OriginClientOptions = OriginsOptions & {
  /** How names become addresses; the system's way when left out. */
  resolve?: Resolve;
  wholeTimeoutMs?: number;
  idleTimeoutMs?: number;
};

export type OriginClient = ReturnType<typeof createOriginClient>;

const tooLarge = () => new HttpError(413, "too_large", "The picture is larger than 15 MB.");
const originFailed = () => new HttpError(502, "origin_failed", "The picture's server did not give it.");

/** Whatever goes wrong on the way, in the words of an answer. */
function asHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const name = error instanceof Error ? error.name : "";
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (name === "TimeoutError" || TIMEOUT_CODES.has(code)) {
    return new HttpError(504, "timeout", "The picture's server took too long.");
  }
  return code === "UND_ERR_RES_EXCEEDED_MAX_SIZE" ? tooLarge() : originFailed();
}

/** Lets go of a body that nobody reads. */
function drop({ body }: Dispatcher.ResponseData): void {
  body.dump({ limit: DROPPED_BODY_MAX_BYTES }).catch(() => undefined);
}

/** What status and announced length already tell against reading the body. */
function refusalOf({ statusCode, headers }: Dispatcher.ResponseData): HttpError | undefined {
  if (GONE.has(statusCode)) return new HttpError(404, "not_found", "There is no picture at this address.");
  if (statusCode !== 200) return originFailed();
  return Number(headers["content-length"] ?? 0) > READ_MAX_BYTES ? tooLarge() : undefined;
}

async function readBody(response: Dispatcher.ResponseData): Promise<Buffer> {
  const refusal = refusalOf(response);
  if (refusal === undefined) return Buffer.from(await response.body.arrayBuffer());
  drop(response);
  throw refusal;
}

/** A client for the origins of `options`. `close` ends its connections. */
export function createOriginClient(options: OriginClientOptions) {
  const { wholeTimeoutMs = WHOLE_TIMEOUT_MS, idleTimeoutMs = IDLE_TIMEOUT_MS } = options;
  const origins = createOrigins(options);
  const agent = new Agent({
    connect: createCheckedConnector(origins, options.resolve),
    connections: CONNECTIONS_PER_ORIGIN,
    headersTimeout: idleTimeoutMs,
    bodyTimeout: idleTimeoutMs,
    maxResponseSize: READ_MAX_BYTES,
  });

  const follow = async (from: URL, signal: AbortSignal): Promise<Buffer> => {
    let url = from;
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
      origins.check(url);
      const response = await request(url, {
        dispatcher: agent,
        signal,
        // Nothing is unpacked here: a packed body is not a picture and is refused as such.
        headers: {
          accept: "image/avif,image/webp,image/*;q=0.8",
          "accept-encoding": "identity",
          "user-agent": "Ludex",
        },
      });
      const target = REDIRECTS.has(response.statusCode) ? response.headers["location"] : undefined;
      if (typeof target !== "string") return await readBody(response);
      drop(response);
      const next = URL.parse(target, url);
      if (next === null) throw originFailed();
      url = next;
    }
    throw new HttpError(502, "too_many_redirects", "The picture's server keeps pointing elsewhere.");
  };

  return {
    /** Throws 403 unless the address may be asked for. */
    check: origins.check,
    /** The bytes at `url`. Throws 403, 404, 413, 502 or 504 as `HttpError`. */
    fetch: async (url: URL): Promise<Buffer> => {
      try {
        return await follow(url, AbortSignal.timeout(wholeTimeoutMs));
      } catch (error) {
        throw asHttpError(error);
      }
    },
    close: () => agent.destroy(),
  };
}
