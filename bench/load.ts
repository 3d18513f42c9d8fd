// Requests at a steady pace, whether the ones before have been answered or not, as visitors send them; and what became
// of them. A load that waits for its answers would be silent about a server that stands still.
import { Agent, request, type Dispatcher } from "undici";
import { quantile } from "./statistics.ts";

/** What is due waits for the next tick, and counts from when it was due: a long one would be taken for the server's. */
const TICK_MS = 1;
const ANSWER_LIMIT_MS = 30_000;
const UNDER_WAY_MAX = 2000;

export type Question = {
  /** For the table: questions of one kind are counted together. */
  kind: string;
  path: string;
  method?: "GET" | "HEAD" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** Hangs up when the answer begins. */
  isAbandoned?: boolean;
};

export type Outcome = {
  question: Question;
  /** Undefined for a request that got no answer. */
  status: number | undefined;
  /** From the moment at which it was due until its answer was whole. */
  ms: number;
  body: string;
  headers: Record<string, string | string[] | undefined>;
};

export type LoadOptions = {
  address: string;
  /** Requests a second. */
  rate: number;
  /** The pace is reached by and by, as it is in the morning. */
  rampMs?: number;
  /**
   * Answers are read to their end and not kept: of thousands a second the garbage alone stops this process every half a second,
   * which would be taken for the server's time, too. `body` is empty then.
   */
  areBodiesDropped?: boolean;
  next: () => Question;
  onOutcome: (outcome: Outcome) => void;
};

type Sending = Pick<LoadOptions, "address" | "areBodiesDropped"> & { dispatcher: Dispatcher };

async function send(
  question: Question,
  { address, areBodiesDropped = false, dispatcher }: Sending,
): Promise<Omit<Outcome, "ms">> {
  const { method = "GET", headers = {}, body } = question;
  try {
    const response = await request(address + question.path, {
      dispatcher,
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    if (question.isAbandoned === true) {
      response.body.on("error", () => undefined).destroy();
      return { question, status: response.statusCode, body: "", headers: response.headers };
    }
    if (areBodiesDropped) {
      await response.body.dump({ limit: Number.MAX_SAFE_INTEGER });
      return { question, status: response.statusCode, body: "", headers: response.headers };
    }
    const text = Buffer.from(await response.body.arrayBuffer()).toString("latin1");
    return { question, status: response.statusCode, body: text, headers: response.headers };
  } catch {
    return { question, status: undefined, body: "", headers: {} };
  }
}

/** Begins to ask; the function that is returned ends it and resolves when every answer is there. */
export function startLoad(options: LoadOptions): () => Promise<void> {
  const { rate, rampMs = 0, next, onOutcome } = options;
  const agent = new Agent({ connections: 64, pipelining: 1 });
  const underWay = new Set<Promise<void>>();
  const began = performance.now();
  let sent = 0;
  /** When the request with this number is due, in milliseconds from the beginning; and how many are by then. */
  const rampCount = (rate * rampMs) / 2000;
  const dueOf = (number: number) =>
    number < rampCount ? Math.sqrt((2000 * number * rampMs) / rate) : rampMs + ((number - rampCount) * 1000) / rate;
  const ask = async (due: number) => {
    const outcome = await send(next(), { ...options, dispatcher: agent });
    onOutcome({ ...outcome, ms: performance.now() - due });
  };
  const timer = setInterval(() => {
    for (; dueOf(sent) <= performance.now() - began; sent += 1) {
      if (underWay.size >= UNDER_WAY_MAX) continue;
      const asked = ask(began + dueOf(sent));
      underWay.add(asked);
      asked.finally(() => underWay.delete(asked)).catch(() => undefined);
    }
  }, TICK_MS);
  return async () => {
    clearInterval(timer);
    await Promise.all(underWay);
    await agent.destroy();
  };
}

/** What became of requests, for a table. */
export function createTally() {
  const times: number[] = [];
  const statuses = new Map<string, number>();
  return {
    add: ({ status, ms }: Outcome): void => {
      const name = status === undefined ? "lost" : String(status);
      statuses.set(name, (statuses.get(name) ?? 0) + 1);
      if (status !== undefined) times.push(ms);
    },
    count: (matches: (status: string) => boolean): number =>
      [...statuses].reduce((sum, [status, count]) => sum + (matches(status) ? count : 0), 0),
    row: () => {
      const sorted = times.toSorted((a, b) => a - b);
      return {
        requests: [...statuses.values()].reduce((sum, count) => sum + count, 0),
        statuses: [...statuses]
          .toSorted(([one], [other]) => one.localeCompare(other))
          .map(([status, count]) => `${status}: ${count}`)
          .join(", "),
        "p50 ms": Math.round(quantile(sorted, 0.5) * 10) / 10,
        "p99 ms": Math.round(quantile(sorted, 0.99) * 10) / 10,
      };
    },
  };
}

export type Tally = ReturnType<typeof createTally>;

/** Is it an answer that says that something is wrong with the server? */
export const isServerError = (status: string) => status.startsWith("5");
