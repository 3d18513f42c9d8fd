// One exchange with RAWG from a browser, by way of the page. Here the key is added, as RAWG wants it, and blotted out of
// whatever comes back. RAWG gives browsers no answer at all to a key that it does not know.
import type { Exchange } from "#server/gateway/exchange.ts";
import { ExchangeError } from "#server/gateway/exchange-error.ts";
import type { FetchByPage } from "./fetch-by-page.ts";

const TIMEOUT_MS = 8000;
const SECOND_MS = 1000;

export type RawgAccess = { url: string; key: string };

const waitIn = (header: string | null): number | undefined =>
  header !== null && /^\d{1,6}$/.test(header) ? Number(header) * SECOND_MS : undefined;

/** Asks `path?query` below the address of RAWG. Rejects with an `UpstreamError`. */
export function createRawgExchange({ url, key }: RawgAccess, fetchByPage: FetchByPage): Exchange {
  const secrets = [key, encodeURIComponent(key)];
  return {
    get: async (path, query) => {
      const address = `${url}/${path}?${query}${query === "" ? "" : "&"}key=${encodeURIComponent(key)}`;
      const asked = fetchByPage(address, { headers: { accept: "application/json" }, timeoutMs: TIMEOUT_MS });
      const response = await asked.catch(() => {
        throw new ExchangeError("network", "RAWG cannot be reached, or does not know the key", navigator.onLine);
      });
      const text = secrets.reduce((sent, secret) => sent.replaceAll(secret, ""), await response.text());
      return { status: response.status, text, retryAfterMs: waitIn(response.headers.get("retry-after")) };
    },
    close: async () => undefined,
  };
}
