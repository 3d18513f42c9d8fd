// The way to a Redis that several processes share. Every question is short; whoever asks gets nothing where Redis does not
// answer, and goes on alone. Whether it is away is decided here, so that not every visitor waits for it.
import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Redis } from "ioredis";
import { createHealth, type DiskLog } from "./disk-health.ts";
import {
  bareScript,
  FLUSHED,
  LINK_KEYS,
  runScript,
  SETTLING,
  textOf,
  type RedisScript,
  type ScriptInput,
} from "./redis-script.ts";
import { isReply, RedisTimeoutError, troubleOf, within } from "./redis-trouble.ts";
import { createSingleFlight } from "./single-flight.ts";

const BEAT_MS = 500;
const TIMEOUT_MS = 80;
/** After so many times `timeoutMs` in a row without an answer, none is asked for a while. */
const TIMEOUTS_MAX = 3;
/** Questions that were asked at once are late at once: timeouts closer than this part of one count as one. */
const APART = 0.9;
/** A process that has not been heard of for so many beats has ended. */
const BEATS_MISSED = 10;
/** So many beats all processes have to tell Redis what they have counted alone. */
const BEATS_TO_SETTLE = 4;
const BEGIN_MAX_MS = 2000;
const CONNECT_MS = 1000;
const RECONNECT_MAX_MS = 500;
/** A connection on which nothing came for so long is given up. By then Redis is away for long; a busy process is not without it. */
const SILENCE_MAX_MS = 10_000;
const NAME_BYTES = 16;
/** One that knows of no other may not be alone. */
const PROCESSES_MIN = 2;

/** Says that this process is there; gives the mark of Redis and how many processes there are. */
const BEAT = bareScript(`
local now = redis.call('TIME')
now = now[1] * 1000 + math.floor(now[2] / 1000)
redis.call('ZADD', KEYS[3], now, ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[3], '-inf', now - ARGV[2])
return {redis.call('GET', KEYS[1]) or '', redis.call('ZCARD', KEYS[3])}`);

/** Marks a Redis that has no mark, and has all processes wait with spending until each has told what it knows. */
const MARK = bareScript(`
if redis.call('SET', KEYS[1], ARGV[1], 'NX') or ARGV[3] == '1' then redis.call('SET', KEYS[2], '1', 'PX', ARGV[2]) end
return redis.call('GET', KEYS[1])`);

const LEAVE = bareScript("return redis.call('ZREM', KEYS[3], ARGV[1])");

export type RedisLinkOptions = {
  /** `redis://` or `rediss://`; its password is told nobody. */
  url: string;
  log: DiskLog;
  prefix?: string;
  beatMs?: number;
  /** For one question. */
  timeoutMs?: number;
  /** Hears of every question that was not answered. */
  onTrouble?: (why: string) => void;
};

/** `run` is for bare scripts: Redis is not marked yet. */
export type Tell = (run: (script: RedisScript, input: ScriptInput) => Promise<unknown>) => Promise<void>;

export type RedisLink = {
  /** What the script gives, or undefined where Redis does not answer. Keys are named without what all have in common. */
  run: (script: RedisScript, make: () => ScriptInput) => Promise<unknown>;
  /** The same for what is dear to do without Redis: an answer that is late is waited for until Redis is away. */
  runWaiting: (script: RedisScript, make: () => ScriptInput) => Promise<unknown>;
  /** Fields of a hash, each null where there is none, waited for in the same way; undefined where Redis does not answer. */
  readFields: (key: string, fields: readonly string[]) => Promise<(Buffer | null)[] | undefined>;
  /** Stands for a client's address, which is written down nowhere; the same in all processes. */
  nameOf: (client: string) => string;
  /** How many processes share, as far as was known when Redis answered last. */
  processes: () => number;
  /** `tell` runs whenever Redis may not have what this process knows, before anything else is asked. It may reject. */
  onJoin: (tell: Tell) => void;
  isAway: () => boolean;
  close: () => Promise<void>;
};

function connect(url: string): Redis {
  return new Redis(url, {
    connectTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MAX_MS,
    // What was not answered is decided by then; asked again it would count twice.
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    enableOfflineQueue: false,
    retryStrategy: (times) => Math.min(RECONNECT_MAX_MS, times * 50),
    disableClientInfo: true,
  });
}

/** Resolves when Redis has answered, or after a moment without it: the server starts in any case. */
export async function openRedisLink(options: RedisLinkOptions): Promise<RedisLink> {
  const {
    url,
    log,
    prefix = "ludex:",
    beatMs = BEAT_MS,
    timeoutMs = TIMEOUT_MS,
    onTrouble = () => undefined,
  } = options;
  const redis = connect(url);
  const health = createHealth(log, {
    fails: "Redis does not answer as it should: limits and answers are this process's own meanwhile",
    works: "Redis answers again",
  });
  const self = randomUUID();
  const tells: Tell[] = [];
  let epoch: string | undefined;
  let state: "new" | "joined" | "away" = "new";
  let timeouts = 0;
  let lateAt = -Infinity;
  let processes = PROCESSES_MIN;
  const closing = new AbortController();

  const isAway = () => state !== "joined";

  /** Counts an answer that did not come in time; are these enough to say that Redis is away? */
  const isTooLate = (): boolean => {
    const now = performance.now();
    if (now - lateAt < timeoutMs * APART) return false;
    lateAt = now;
    timeouts += 1;
    return timeouts >= TIMEOUTS_MAX;
  };

  const trouble = (error: unknown) => {
    const why = troubleOf(error);
    onTrouble(why);
    const isLate = why === "TIMEOUT";
    if (!isLate) timeouts = 0;
    const isGone = isLate ? isTooLate() : !isReply(error);
    // One late answer is nothing that an operator should hear of.
    if (isLate && !isGone && !isAway()) return;
    // Not the error itself: it carries the command, which may be the one with the password.
    health.failed(new Error(why));
    if (isGone && !isAway()) state = "away";
  };
  redis.on("error", trouble);
  redis.on("close", () => {
    if (state === "joined") state = "away";
  });

  /** What was asked, if it comes in time. */
  const inTime = async <T>(asked: Promise<T>): Promise<T> => {
    const reply = await within(timeoutMs, asked);
    timeouts = 0;
    return reply;
  };

  /** What was asked, late or not: asked again it might be done twice. */
  const untilAway = async <T>(asked: Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await inTime(asked);
      } catch (error) {
        if (!(error instanceof RedisTimeoutError) || isAway()) throw error;
        trouble(error);
        if (isAway()) throw error;
      }
    }
  };

  const send = (script: RedisScript, { keys = [], args = [] }: ScriptInput): Promise<unknown> =>
    runScript(redis, script, { keys: [...LINK_KEYS, ...keys].map((key) => prefix + key), args });
  /** Asked whatever the state; rejects. */
  const runNow: Parameters<Tell>[0] = (script, input) => inTime(send(script, input));

  /** Tells Redis what this process knows where that may be lost, and marks it when that is done. */
  const beat = async (): Promise<void> => {
    const reply = await runNow(BEAT, { keys: ["processes"], args: [self, beatMs * BEATS_MISSED] });
    const [mark, count] = Array.isArray(reply) ? reply : [];
    processes = Math.max(1, Number(count));
    if (state === "joined" && mark === epoch) return;
    const wasAway = state !== "new";
    state = "away";
    for (const tell of tells) await tell(runNow);
    epoch = textOf(
      await runNow(MARK, { args: [randomUUID(), beatMs * BEATS_TO_SETTLE, wasAway && mark !== "" ? "1" : "0"] }),
    );
    state = "joined";
  };

  const alone = createSingleFlight<void>();
  const join = (): Promise<void> =>
    alone("join", async () => {
      try {
        await beat();
        health.worked();
      } catch (error) {
        trouble(error);
      }
    });

  const beatOn = async () => {
    while (!closing.signal.aborted) {
      if (redis.status === "ready") await join();
      await sleep(beatMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  };

  /** Whoever finds Redis emptied waits for the same. */
  const rejoin = (): Promise<void> => {
    state = "away";
    return join();
  };

  /** What `question` gives; once more where Redis was emptied in between, and undefined where it does not answer. */
  const ask = async <T>(question: () => Promise<T>, mayAgain = true): Promise<T | undefined> => {
    if (state !== "joined") return undefined;
    try {
      return await question();
    } catch (error) {
      const why = troubleOf(error);
      if (why === SETTLING) return undefined;
      if (why !== FLUSHED) {
        trouble(error);
        return undefined;
      }
      if (!mayAgain) return undefined;
      await rejoin();
      return await ask(question, false);
    }
  };

  const began = new Promise<void>((resolve) => {
    redis.on("ready", () => void join().finally(resolve));
    setTimeout(resolve, BEGIN_MAX_MS).unref();
  });
  await began;
  void beatOn();

  return {
    run: (script, make) => ask(() => runNow(script, make())),
    runWaiting: (script, make) => ask(() => untilAway(send(script, make()))),
    readFields: (key, fields) => ask(() => untilAway(redis.hmgetBuffer(prefix + key, ...fields))),
    nameOf: (client) =>
      createHmac("sha256", epoch ?? randomBytes(NAME_BYTES))
        .update(client)
        .digest()
        .subarray(0, NAME_BYTES)
        .toString("base64url"),
    processes: () => processes,
    onJoin: (tell) => void tells.push(tell),
    isAway,
    close: async () => {
      closing.abort();
      if (redis.status === "ready") await runNow(LEAVE, { keys: ["processes"], args: [self] }).catch(() => undefined);
      redis.disconnect();
    },
  };
}
