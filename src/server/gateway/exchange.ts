// One exchange with RAWG over HTTP: bounded in time and size, and nothing of it that holds the key gets out.
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import { Agent, request, type Dispatcher } from "undici";
import { readRetryAfter } from "#server/http/retry-after.ts";
import { UpstreamError } from "./upstream-error.ts";

const unpackBrotli = promisify(brotliDecompress);
const unpackGzip = promisify(gunzip);

const CONNECTIONS_MAX = 16;
const CONNECT_TIMEOUT_MS = 4000;
const KEEP_ALIVE_MS = 30_000;
/** The largest recorded answer has 0.3 MB for twenty games. */
const BODY_MAX_BYTES = 8 * 1024 * 1024;
const AGENT_NAME = "Ludex/1 (self-hosted game catalogue)";
/** Where nothing can have reached RAWG. */
const NEVER_SENT = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

export type ExchangeOptions = {
  /** `https://api.rawg.io/api`, without a trailing slash. */
  baseUrl: string;
  key: string;
  /** For the whole exchange, in milliseconds. */
  timeoutMs: number;
};

export type Answered = { status: number; text: string; retryAfterMs: number | undefined };

/** A failed exchange; `wasSent` is false when RAWG cannot have counted it. */
export class ExchangeError extends UpstreamError {
  readonly wasSent: boolean;
  constructor(failure: "timeout" | "network" | "shape", message: string, wasSent: boolean) {
    super(failure, message);
    this.wasSent = wasSent;
  }
}

export type Exchange = ReturnType<typeof createExchange>;

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  return error.cause instanceof Error && code === "Error" ? codeOf(error.cause) : code;
}

async function decode(bytes: Buffer, encoding: string | string[] | undefined): Promise<Buffer> {
  if (encoding !== "br" && encoding !== "gzip") return bytes;
  try {
    const bounds = { maxOutputLength: BODY_MAX_BYTES };
    return encoding === "br" ? await unpackBrotli(bytes, bounds) : await unpackGzip(bytes, bounds);
  } catch {
    throw new ExchangeError("shape", "the answer cannot be decompressed", true);
  }
}

async function readText({ body, headers }: Dispatcher.ResponseData): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    // A body without an encoding set gives Buffers.
    size += chunk.length;
    if (size > BODY_MAX_BYTES) throw new ExchangeError("shape", "the answer is too large", true);
    chunks.push(chunk);
  }
  return (await decode(Buffer.concat(chunks), headers["content-encoding"])).toString();
}

/** Asks `path?query` below the base address. Redirects of HTTP are not followed: the key goes to one place only. */
export function createExchange({ baseUrl, key, timeoutMs }: ExchangeOptions) {
  const agent = new Agent({
    connections: CONNECTIONS_MAX,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    keepAliveTimeout: KEEP_ALIVE_MS,
    maxHeaderSize: 16 * 1024,
  });
  const closing = new AbortController();
  const secrets = [key, encodeURIComponent(key)];

  return {
    get: async (path: string, query: string): Promise<Answered> => {
      const address = `${baseUrl}/${path}?${query}${query === "" ? "" : "&"}key=${encodeURIComponent(key)}`;
      try {
        const response = await request(address, {
          dispatcher: agent,
          headers: { accept: "application/json", "accept-encoding": "gzip, br", "user-agent": AGENT_NAME },
          signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), closing.signal]),
        });
        const text = secrets.reduce((clean, secret) => clean.replaceAll(secret, ""), await readText(response));
        return {
          status: response.statusCode,
          text,
          retryAfterMs: readRetryAfter([response.headers["retry-after"]].flat()[0]),
        };
      } catch (error) {
        if (error instanceof ExchangeError) throw error;
        const code = codeOf(error);
        const isTimeout = code.includes("TIMEOUT") || code === "TimeoutError";
        throw new ExchangeError(isTimeout ? "timeout" : "network", code, !NEVER_SENT.has(code));
      }
    },
    close: async (): Promise<void> => {
      closing.abort();
      await agent.destroy();
    },
  };
}
