// What is wrong with Redis, in one word that may be logged: an error of the client carries the command that failed, and
// with it the password.

/** No answer within the time that is given for one. */
export class RedisTimeoutError extends Error {
  override readonly name = "RedisTimeoutError";
  constructor() {
    super("no answer in time");
  }
}

/** `TIMEOUT`, the code of a broken connection, or the word that Redis answers an error with, such as `OOM`. */
export function troubleOf(error: unknown): string {
  if (error instanceof RedisTimeoutError) return "TIMEOUT";
  if (!(error instanceof Error)) return "UNKNOWN";
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const word = code ?? error.message.split(" ", 1)[0] ?? "";
  return /^[A-Z][A-Z_]{1,30}$/.test(word) ? word : "CONNECTION";
}

/** Did Redis itself answer so? It is there then. */
export function isReply(error: unknown): boolean {
  return error instanceof Error && error.name === "ReplyError";
}

/** Time is counted in so many pieces; one in which this process stood still counts as one, however long it was. */
const PIECES = 4;

/** `made`, or a RedisTimeoutError after `ms` in which this process could have heard it. */
export async function within<T>(ms: number, made: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  let left = PIECES;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const count = () => {
    // What came while this process was busy is read before it counts as late.
    timer = setTimeout(() => setImmediate(passed), ms / PIECES);
  };
  const passed = () => {
    left -= 1;
    if (left === 0) late.reject(new RedisTimeoutError());
    else if (!isOver) count();
  };
  count();
  try {
    return await Promise.race([made, late.promise]);
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}
