// What is done inside Redis in one step. Every script begins by asking whether Redis still has what was put there: one that
// was emptied must first be told again what this process knows.
import { createHash } from "node:crypto";
import type { Redis } from "ioredis";

/** Its first two keys are `LINK_KEYS`; those of its own begin at `KEYS[3]`. */
export type RedisScript = Readonly<{ lua: string; sha: string }>;

/** The mark that Redis has not been emptied, and the one that processes are still telling it what they know. */
export const LINK_KEYS = ["epoch", "settling"] as const;

/** Names that a script answers an error with. */
export const FLUSHED = "FLUSHED";
export const SETTLING = "SETTLING";

const ASKS_EPOCH = `if redis.call('EXISTS', KEYS[1]) == 0 then return redis.error_reply('${FLUSHED} it was emptied') end\n`;
const ASKS_SETTLED = `if redis.call('EXISTS', KEYS[2]) == 1 then return redis.error_reply('${SETTLING} wait') end\n`;

function scriptOf(lua: string): RedisScript {
  return { lua, sha: createHash("sha1").update(lua).digest("hex") };
}

/** A script that is run as it stands, whatever Redis has forgotten. */
export const bareScript = scriptOf;

/** A script that reads or counts. */
export function redisScript(lua: string): RedisScript {
  return scriptOf(ASKS_EPOCH + lua);
}

/** A script over what must not be overspent: not while a process may still have to tell Redis what it has spent alone. */
export function settledScript(lua: string): RedisScript {
  return scriptOf(ASKS_EPOCH + ASKS_SETTLED + lua);
}

export type ScriptInput = { keys?: readonly string[]; args?: readonly (string | number | Buffer)[] };

/** Runs `script` over whole `keys`; Redis keeps it under its hash after the first time. */
export async function runScript(
  redis: Redis,
  { lua, sha }: RedisScript,
  input: Required<ScriptInput>,
): Promise<unknown> {
  const rest = [input.keys.length, ...input.keys, ...input.args] as const;
  try {
    return await redis.evalsha(sha, ...rest);
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith("NOSCRIPT"))) throw error;
    return await redis.eval(lua, ...rest);
  }
}

/** A reply that is one text or number. */
export function textOf(reply: unknown): string {
  return typeof reply === "string" || typeof reply === "number" ? `${reply}` : "";
}

/** The whole numbers of a reply. */
export function numbersOf(reply: unknown): number[] {
  return Array.isArray(reply) ? reply.map(Number) : [];
}
