// One exchange with RAWG over HTTP: bounded in time and size, and nothing of it that holds the key gets out.
import { createBoundedExchange, ExchangeFailure, type Answered } from "#server/http/bounded-exchange.ts";
import { ExchangeError } from "./exchange-error.ts";

const CONNECTIONS_MAX = 16;
/** The largest recorded answer has 0.3 MB for twenty games. */
const BODY_MAX_BYTES = 8 * 1024 * 1024;

export type ExchangeOptions = {
  /** `https://api.rawg.io/api`, without a trailing slash. */
  baseUrl: string;
  key: string;
  /** For the whole exchange, in milliseconds. */
  timeoutMs: number;
};

export type Exchange = ReturnType<typeof createExchange>;

/** Asks `path?query` below the base address. Redirects of HTTP are not followed: the key goes to one place only. */
export function createExchange({ baseUrl, key, timeoutMs }: ExchangeOptions) {
  const secrets = [key, encodeURIComponent(key)];
  const exchange = createBoundedExchange({
    timeoutMs,
    bodyMaxBytes: BODY_MAX_BYTES,
    connections: CONNECTIONS_MAX,
    secrets: () => secrets,
  });

  return {
    get: async (path: string, query: string): Promise<Answered> => {
      const url = `${baseUrl}/${path}?${query}${query === "" ? "" : "&"}key=${encodeURIComponent(key)}`;
      try {
        return await exchange.send({ method: "GET", url });
      } catch (error) {
        if (!(error instanceof ExchangeFailure)) throw error;
        throw new ExchangeError(error.kind, error.message, error.wasSent);
      }
    },
    close: exchange.close,
  };
}
