// Answers of a service that is slow, metered and sometimes away: fresh ones are given as they are, older ones are given
// while a new one is fetched, and when nothing can be fetched old ones do. Equal questions at once become one.
import { LRUCache } from "lru-cache";
import { createSingleFlight } from "./single-flight.ts";
import type { KeptAnswers, StoredEntry } from "./kept-answers.ts";
import { answerOrTurn, OWN_TURNS, type Turns } from "./turns.ts";

/** How long answers of a kind serve, all in milliseconds since they were fetched. */
export type Freshness = {
  /** Given without asking. */
  freshMs: number;
  /** Given at once while a new one is fetched. */
  staleMs: number;
  /** Given when a new one cannot be fetched. */
  errorMs: number;
  /** As `freshMs`, for the answer that there is nothing (`null`); older ones are never given. */
  missingMs: number;
};

/** `refresh`: something is kept, if only of old, that a new answer would renew. `needed`: nothing is. */
export type Urgency = "needed" | "refresh";

export type Cached<T> = {
  value: T;
  ageMs: number;
  /** Negative for an answer that is no longer fresh. */
  freshForMs: number;
  how: "hit" | "stale" | "miss";
  /** A newer one may be fetched, and is. */
  isRenewed: boolean;
  /** The last attempt to fetch a newer one failed. */
  isTroubled: boolean;
};

/** A question, and what was kept of its answer when it was looked for. */
type Sought = { key: string; seen: StoredEntry | undefined };

type Failure = { error: unknown; retryAt: number };

/** How an answer is asked for: its freshness, and what holds for whoever asks. */
export type Rules = Freshness & {
  /** Whether an older answer may be fetched anew while it is given; there may be reasons to save calls. */
  mayRefresh?: () => boolean | Promise<boolean>;
  waitFor?: WaitFor;
};

/** How long somebody waits for what is being fetched; rejects when that is too long, and the fetching goes on. */
export type WaitFor = <T>(made: Promise<T>) => Promise<T>;

export type SwrCacheOptions = {
  store: KeptAnswers;
  /** What is kept though another process has written it; `store.get`, unless said otherwise. */
  latest?: (key: string) => Promise<StoredEntry | undefined>;
  /** Whose turn it is to fetch, where other processes ask the same. */
  turns?: Turns;
  /** Milliseconds of the epoch; it may jump. */
  now?: () => number;
  /** A question that failed is not asked again for this long. */
  failureMs?: number;
  /** Is a failure the matter of who asked alone? Whoever else asks then has the question fetched anew. */
  isPersonal?: (error: unknown) => boolean;
  /** Hears of refreshes in the background that failed. */
  onRefreshError?: (error: unknown, key: string) => void;
};

const FAILURES_MAX = 10_000;
const FAILURE_MS = 5000;
/** A clock may run a little ahead of the one that stamped an entry. */
const CLOCK_TOLERANCE_MS = 60_000;

const forever: WaitFor = (made) => made;

export type SwrCache = ReturnType<typeof createSwrCache>;

/** Age in milliseconds. An entry from the future tells nothing, so it counts as no longer fresh and not yet too old. */
function ageOf(entry: StoredEntry, now: number, freshness: Freshness): number {
  const { storedAt } = entry;
  return storedAt - now > CLOCK_TOLERANCE_MS ? freshTime(entry, freshness) : Math.max(0, now - storedAt);
}

const isMissing = ({ text }: StoredEntry) => text === "null";

const freshTime = (entry: StoredEntry, { freshMs, missingMs }: Freshness) => (isMissing(entry) ? missingMs : freshMs);

/** May an entry of this age be given, when it is no longer fresh? */
function mayServe(entry: StoredEntry, ageMs: number, limitMs: number): boolean {
  return !isMissing(entry) && ageMs < limitMs;
}

/** Creates a cache over `store`. Values are JSON; `null` is the answer that there is nothing. */
export function createSwrCache(options: SwrCacheOptions) {
  const { store, now = Date.now, failureMs = FAILURE_MS } = options;
  const { onRefreshError = () => undefined, isPersonal = () => false } = options;
  const { latest = (key) => store.get(key), turns = OWN_TURNS } = options;
  const join = createSingleFlight<unknown>();
  // Whoever looks for the same joins: what one of them begins to fetch then, the next one finds under way.
  const lookUp = createSingleFlight<StoredEntry | undefined>();
  const look = (key: string) => lookUp(key, () => store.get(key));
  const pending = new Map<string, Promise<unknown>>();
  const failures = new LRUCache<string, Failure>({ max: FAILURES_MAX });

  const parse = (entry: StoredEntry): unknown => JSON.parse(entry.text);

  const put = async (key: string, value: unknown, fence?: number): Promise<void> => {
    await store.set(key, { text: JSON.stringify(value), storedAt: now() }, fence);
  };

  /** What is kept under the key by now, if somebody has fetched it since it was looked for. */
  const fetchedSince = async ({ key, seen }: Sought): Promise<StoredEntry | undefined> => {
    const kept = await latest(key);
    return kept !== undefined && kept.storedAt !== seen?.storedAt ? kept : undefined;
  };

  /** `seen` is what was kept when it was looked for: what somebody else has fetched since is not fetched again. */
  const fetchNow = <T>(sought: Sought, make: () => Promise<T>): Promise<T> => {
    const { key } = sought;
    const failure = failures.get(key);
    if (failure !== undefined && failure.retryAt > performance.now()) return Promise.reject(failure.error);
    const made = join(key, async () => {
      const found = await answerOrTurn(turns, key, { look: () => fetchedSince(sought) });
      if ("answer" in found) return parse(found.answer);
      try {
        const value = await make();
        failures.delete(key);
        await put(key, value, found.turn.fence);
        return value;
      } catch (error) {
        if (!isPersonal(error)) failures.set(key, { error, retryAt: performance.now() + failureMs });
        throw error;
      } finally {
        await found.turn.end();
      }
    });
    if (pending.get(key) !== made) {
      pending.set(key, made);
      const forget = () => void pending.delete(key);
      made.then(forget, forget);
    }
    return made as Promise<T>; // One key has one type of answer, see `present`.
  };

  /** Waits for `fetchNow`; what somebody else was refused for his own sake is fetched anew. */
  const fetchFor = async <T>(sought: Sought, waitFor: WaitFor, make: () => Promise<T>): Promise<T> => {
    const isJoined = pending.has(sought.key);
    try {
      return await waitFor(fetchNow(sought, make));
    } catch (error) {
      if (isJoined && isPersonal(error)) return await waitFor(fetchNow(sought, make));
      throw error;
    }
  };

  const present = <T>(entry: StoredEntry, freshness: Freshness, how: Cached<T>["how"]): Cached<T> => {
    const ageMs = ageOf(entry, now(), freshness);
    return {
      // What is read under a key is what was written under it, so its type is the one that the key's questions have.
      value: parse(entry) as T,
      ageMs,
      freshForMs: freshTime(entry, freshness) - ageMs,
      how,
      isRenewed: false,
      isTroubled: false,
    };
  };

  return {
    /** The answer under `key`, fetched with `make` where it must be. Rejects as `make` does, when there is no old one. */
    get: async <T>(key: string, rules: Rules, make: (urgency: Urgency) => Promise<T>): Promise<Cached<T>> => {
      const { mayRefresh = () => true, waitFor = forever, ...freshness } = rules;
      const entry = await look(key);
      if (entry !== undefined) {
        const age = ageOf(entry, now(), freshness);
        if (age < freshTime(entry, freshness)) return present<T>(entry, freshness, "hit");
        if (mayServe(entry, age, freshness.staleMs)) {
          const isRenewed = await mayRefresh();
          if (isRenewed) {
            fetchNow({ key, seen: entry }, () => make("refresh")).catch((error: unknown) => onRefreshError(error, key));
          }
          return { ...present<T>(entry, freshness, "stale"), isRenewed, isTroubled: failures.has(key) };
        }
      }
      try {
        const isKept = entry !== undefined && !isMissing(entry);
        const value = await fetchFor({ key, seen: entry }, waitFor, () => make(isKept ? "refresh" : "needed"));
        return { value, ageMs: 0, freshForMs: freshness.freshMs, how: "miss", isRenewed: false, isTroubled: false };
      } catch (error) {
        if (entry === undefined || !mayServe(entry, ageOf(entry, now(), freshness), freshness.errorMs)) throw error;
        return { ...present<T>(entry, freshness, "stale"), isTroubled: true };
      }
    },
    /** What is kept under `key`, whatever its age. */
    peek: async (key: string): Promise<unknown> => {
      const entry = await look(key);
      return entry === undefined ? undefined : parse(entry);
    },
    /** Waits until what is being fetched under `key` at this moment is there or has failed; rejects as `waitFor` does. */
    settled: async (key: string, waitFor: WaitFor = forever): Promise<void> => {
      await waitFor(pending.get(key)?.catch(() => undefined) ?? Promise.resolve());
    },
    put,
    usedBytes: () => store.usedBytes(),
  };
}
