// The sealed shelf at the server: `GET|PUT|DELETE /api/sync/{id}`.
import { SYNC_BODY_MAX_BYTES, SYNC_BODY_TYPE, SYNC_PATH } from "#shared/sync.ts";
import { ownClock } from "#web/state/own-clock.ts";
import type { SyncKeys } from "#web/state/sync/sync-keys.ts";
import { SyncProblem, type SyncTrouble } from "#web/state/sync/sync-problem.ts";
import type { SyncRemote } from "#web/state/sync/sync-remote.ts";

const TIMEOUT_MS = 30_000;
const RETRY_AFTER_MAX_S = 3600;
const TROUBLES: Readonly<Record<number, SyncTrouble>> = {
  403: "gone",
  404: "gone",
  413: "tooLarge",
  507: "noRoom",
};

function problemOf(response: Response): SyncProblem {
  const retryAfterS = Number(response.headers.get("retry-after")) || 0;
  return new SyncProblem(TROUBLES[response.status] ?? "away", Math.min(retryAfterS, RETRY_AFTER_MAX_S));
}

const tagOf = (response: Response): string => response.headers.get("etag") ?? "";

/**
 * What belongs to `keys`, at the root of the host, where a server has the app; `send` is how the server is asked, `clock` what is
 * told the time that its answers bear.
 */
export function createSyncRemote(
  { id, token }: SyncKeys,
  send: typeof fetch = (...asked) => fetch(...asked),
  clock: Pick<typeof ownClock, "hear"> = ownClock,
): SyncRemote {
  const ask = async (method: string, headers: Record<string, string>, body?: Uint8Array<ArrayBuffer>) => {
    try {
      const response = await send(`${SYNC_PATH}${id}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(body !== undefined && { body }),
        cache: "no-store",
        credentials: "omit",
        referrerPolicy: "no-referrer",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      clock.hear(Date.parse(response.headers.get("date") ?? ""));
      return response;
    } catch {
      throw new SyncProblem("away");
    }
  };
  return {
    read: async (known) => {
      const response = await ask("GET", known === undefined ? {} : { "if-none-match": known });
      if (response.status === 304) return "same";
      if (!response.ok) throw problemOf(response);
      try {
        return { tag: tagOf(response), body: new Uint8Array(await response.arrayBuffer()) };
      } catch {
        // Cut off on its way.
        throw new SyncProblem("away");
      }
    },
    write: async (body, known) => {
      if (body.length > SYNC_BODY_MAX_BYTES) throw new SyncProblem("tooLarge");
      const condition = known === null ? { "if-none-match": "*" } : { "if-match": known };
      const response = await ask("PUT", { "content-type": SYNC_BODY_TYPE, ...condition }, body);
      if (response.status === 412) return "changed";
      if (!response.ok) throw problemOf(response);
      return { tag: tagOf(response) };
    },
    forget: async () => {
      const response = await ask("DELETE", {});
      if (!response.ok && response.status !== 404) throw problemOf(response);
    },
  };
}
