// One exchange with another service over HTTP: bounded in time and size, unpacked, and without what must not get out.
// Redirects are not followed: what a request holds goes to one place only.
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import { Agent, request, type Dispatcher } from "undici";
import { readRetryAfter } from "./retry-after.ts";

const unpackBrotli = promisify(brotliDecompress);
const unpackGzip = promisify(gunzip);

const CONNECT_TIMEOUT_MS = 4000;
const KEEP_ALIVE_MS = 30_000;
const HEADERS_MAX_BYTES = 16 * 1024;
const AGENT_NAME = "Ludex/1 (self-hosted game catalogue)";
/** Where nothing can have reached the service. */
const NEVER_SENT = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

export type BoundedExchangeOptions = {
  /** For the whole exchange, in milliseconds. */
  timeoutMs: number;
  /** Of an answer, packed and unpacked. */
  bodyMaxBytes: number;
  connections: number;
  /** What is blotted out of whatever comes back; asked at each answer. */
  secrets: () => readonly string[];
};

export type ExchangeRequest = {
  method: "GET" | "POST";
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Whoever gives up has its own reason back. */
  signal?: AbortSignal;
};

export type Answered = { status: number; text: string; retryAfterMs: number | undefined };

/** `wasSent` is false when the service cannot have counted it. The message is a code or a sentence, never an address. */
export class ExchangeFailure extends Error {
  override readonly name = "ExchangeFailure";
  readonly kind: "timeout" | "network" | "shape";
  readonly wasSent: boolean;
  constructor(kind: ExchangeFailure["kind"], message: string, wasSent: boolean) {
    super(message);
    this.kind = kind;
    this.wasSent = wasSent;
  }
}

export type BoundedExchange = ReturnType<typeof createBoundedExchange>;

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  return error.cause instanceof Error && code === "Error" ? codeOf(error.cause) : code;
}

async function unpack(bytes: Buffer, encoding: string | string[] | undefined, maxBytes: number): Promise<Buffer> {
  if (encoding !== "br" && encoding !== "gzip") return bytes;
  try {
    const bounds = { maxOutputLength: maxBytes };
    return encoding === "br" ? await unpackBrotli(bytes, bounds) : await unpackGzip(bytes, bounds);
  } catch {
    throw new ExchangeFailure("shape", "the answer cannot be decompressed", true);
  }
}

async function readText({ body, headers }: Dispatcher.ResponseData, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    // A body without an encoding set gives Buffers.
    size += chunk.length;
    if (size > maxBytes) throw new ExchangeFailure("shape", "the answer is too large", true);
    chunks.push(chunk);
  }
  return (await unpack(Buffer.concat(chunks), headers["content-encoding"], maxBytes)).toString();
}

/** Creates the way to one service. `send` rejects with an `ExchangeFailure`; any status is an answer. */
export function createBoundedExchange({ timeoutMs, bodyMaxBytes, connections, secrets }: BoundedExchangeOptions) {
  const agent = new Agent({
    connections,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    keepAliveTimeout: KEEP_ALIVE_MS,
    maxHeaderSize: HEADERS_MAX_BYTES,
  });
  const closing = new AbortController();

  return {
    send: async ({ method, url, headers, body, signal }: ExchangeRequest): Promise<Answered> => {
      const signals = [AbortSignal.timeout(timeoutMs), closing.signal, ...(signal === undefined ? [] : [signal])];
      try {
        const response = await request(url, {
          method,
          dispatcher: agent,
          headers: {
            accept: "application/json",
            "accept-encoding": "gzip, br",
            "user-agent": AGENT_NAME,
            ...headers,
          },
          ...(body === undefined ? {} : { body }),
          signal: AbortSignal.any(signals),
        });
        const text = await readText(response, bodyMaxBytes);
        return {
          status: response.statusCode,
          text: secrets().reduce((clean, secret) => clean.replaceAll(secret, ""), text),
          retryAfterMs: readRetryAfter([response.headers["retry-after"]].flat()[0]),
        };
      } catch (error) {
        signal?.throwIfAborted();
        if (error instanceof ExchangeFailure) throw error;
        const code = codeOf(error);
        const isTimeout = code.includes("TIMEOUT") || code === "TimeoutError";
        throw new ExchangeFailure(isTimeout ? "timeout" : "network", code, !NEVER_SENT.has(code));
      }
    },
    close: async (): Promise<void> => {
      closing.abort();
      await agent.destroy();
    },
  };
}
