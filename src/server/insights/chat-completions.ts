// One question to a chat-completions endpoint over plain fetch: bounded in time, size and tries. What the endpoint refuses
// in a request is left out of the next one. The key goes into one header and comes out nowhere.
import { setTimeout as sleep } from "node:timers/promises";
import type { ChatMessage } from "#shared/insights/prompt.ts";
import { readRetryAfter } from "#server/http/retry-after.ts";
import { createCompletionReader, type CompletionReader } from "./completion-reader.ts";
import { codeOfStatus, InsightError, MESSAGES } from "./insight-error.ts";
import { createKeyEraser } from "./key-eraser.ts";
import { bodyOf, firstShape, shapeAfter, withoutJsonMode, type RequestShape } from "./request-shape.ts";
import { type TimeLimits, type TimeWatch, watchTime } from "./time-limits.ts";

const RETRIES_MAX = 2;
const BACKOFF_MS = 500;
/** A server that loads its model says so at once, and for a while; it is asked at growing distances. */
const LOADING_BACKOFF = 4;
const LOADING = /\bloading\b/i;
/** Enough to read what is refused. */
const ERROR_BODY_CHARS = 4096;
const ERROR_SHOWN_CHARS = 500;

/** `url` is the endpoint itself. Without a `key` no `Authorization` is sent. */
export type Endpoint = { url: string; key: string | undefined; model: string };

export type ChatOptions = {
  endpoint: Endpoint;
  /** For one answer, thoughts included. */
  maxTokens: number;
  times: TimeLimits;
  /** Counts a call that is about to be made; false when it must not be. */
  takeCall: () => Promise<boolean>;
  /** Hears how each call ended. */
  onCall?: (outcome: string, ms: number) => void;
  backoffMs?: number;
  /** Stands in for the platform's `fetch`. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
};

/** `endedBy` says what ended it: the model, or one of the limits. */
export type Completion = { content: string; endedBy: "model" | "tokens" | "time" };

export type Chat = ReturnType<typeof createChat>;

/** `status` is what the answer's first line says, `meant` what it stands for: an error may come with a 200. */
type Refused = { status: number; meant: number; body: string; retryAfterMs: number | undefined };
type Tries = { passing: number; loading: number };
type Asking = { shape: RequestShape; messages: readonly ChatMessage[]; signal: AbortSignal; watch: TimeWatch };

async function readStart(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length >= ERROR_BODY_CHARS) break;
  }
  return text.slice(0, ERROR_BODY_CHARS).trim();
}

/** Speaks to one endpoint, and remembers what it takes as long as the process runs. */
export function createChat(options: ChatOptions) {
  const { endpoint, maxTokens, times, takeCall, onCall = () => undefined, backoffMs = BACKOFF_MS } = options;
  const request = options.fetch ?? ((address: string, init: RequestInit) => fetch(address, init));
  const { url, key, model } = endpoint;
  const { erase, eraseStream } = createKeyEraser(key);
  let learned = firstShape(maxTokens);

  const send = ({ shape, messages, signal }: Asking) =>
    request(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: shape.isStreamed ? "text/event-stream, application/json" : "application/json",
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(bodyOf(shape, model, messages)),
      redirect: "manual",
      signal,
    });

  /** The answer as it comes; what had come when its time was over is an answer, too. */
  async function* read(
    response: Response,
    reader: CompletionReader,
    watch: TimeWatch,
  ): AsyncGenerator<string, Completion> {
    const decoder = new TextDecoder();
    try {
      for await (const bytes of response.body ?? []) {
        reader.push(decoder.decode(bytes, { stream: true }));
        watch.listen(reader.hasWritten());
        if (reader.content() !== "") yield reader.content();
        if (reader.isFull()) break;
      }
    } catch (error) {
      if (watch.over() !== "total" || reader.content() === "") throw error;
      return { content: reader.end().content, endedBy: "time" };
    }
    const { content, isCut } = reader.end();
    return { content, endedBy: isCut ? "tokens" : "model" };
  }

  /** One call. */
  async function* attempt(asking: Asking): AsyncGenerator<string, Completion | Refused> {
    if (!(await takeCall())) throw new InsightError("budget", MESSAGES.budget);
    const { watch } = asking;
    const began = performance.now();
    const told = (outcome: string) => onCall(outcome, performance.now() - began);
    watch.listen(false);
    try {
      const response = await send(asking);
      const { status } = response;
      if (!response.ok) {
        const body = await readStart(response);
        told(String(status));
        return { status, meant: status, body, retryAfterMs: readRetryAfter(response.headers.get("retry-after")) };
      }
      const reader = createCompletionReader(eraseStream());
      const completion = yield* read(response, reader, watch);
      const failure = reader.failure();
      told(failure === undefined ? "ok" : "error");
      if (failure === undefined) return completion;
      return { status, meant: failure.status ?? 502, body: failure.body, retryAfterMs: undefined };
    } catch (error) {
      const known = asInsightError(error, asking);
      told(known?.code ?? "left");
      throw known ?? error;
    } finally {
      watch.rest();
    }
  }

  /** What the network's failures are to a visitor; undefined when the visitor has left. */
  const asInsightError = (error: unknown, { signal, watch }: Asking): InsightError | undefined => {
    if (error instanceof InsightError) return new InsightError(error.code, erase(error.message));
    if (watch.over() !== undefined) {
      const hint = `no answer in time (${watch.over()}): AI_START_SECONDS, AI_IDLE_SECONDS, AI_TOTAL_SECONDS`;
      return new InsightError("provider_timeout", MESSAGES.unreachable, { hint });
    }
    if (signal.aborted) return undefined;
    const cause: unknown = error instanceof Error ? error.cause : undefined;
    const reason = cause instanceof Error && "code" in cause ? String(cause.code) : "the connection broke";
    return new InsightError("provider_unreachable", MESSAGES.unreachable, { hint: erase(reason) });
  };

  const asStatusError = ({ status, meant, body, retryAfterMs }: Refused) =>
    new InsightError(
      codeOfStatus(meant),
      // Cut after the key is out of it, lest its beginning stays.
      `AI API error: ${status} - ${erase(body).slice(0, ERROR_SHOWN_CHARS)}`,
      retryAfterMs === undefined ? {} : { retryAfterMs },
    );

  /** How long to wait before the same request is tried again; undefined when it is not. */
  const waitAfter = (refused: Refused, tries: Tries, watch: TimeWatch): number | undefined => {
    if (codeOfStatus(refused.meant) !== "provider_status") return undefined;
    if (refused.meant >= 500 && LOADING.test(refused.body)) {
      const waitMs = backoffMs * LOADING_BACKOFF * 2 ** tries.loading;
      tries.loading += 1;
      return waitMs < Math.min(watch.leftMs(), times.firstByteMs - watch.passedMs()) ? waitMs : undefined;
    }
    if (tries.passing === RETRIES_MAX) return undefined;
    const waitMs = refused.retryAfterMs ?? backoffMs * 2 ** tries.passing;
    tries.passing += 1;
    // Nobody waits longer for an answer that may not come.
    return waitMs < Math.min(watch.leftMs(), times.idleMs) ? waitMs : undefined;
  };

  return {
    model,
    /** Blots the key out of a text that was spelled in another way inside an answer. */
    erase,
    /** Yields the content as far as it has come and returns it whole. Rejects with an InsightError. */
    complete: async function* (
      messages: readonly ChatMessage[],
      leaving: AbortSignal,
    ): AsyncGenerator<string, Completion> {
      const watch = watchTime(times);
      const signal = AbortSignal.any([leaving, watch.signal]);
      const tries: Tries = { passing: 0, loading: 0 };
      let shape = learned;
      try {
        for (;;) {
          const outcome = yield* attempt({ shape, messages, signal, watch });
          if ("endedBy" in outcome) {
            const isEmpty = outcome.content.trim() === "" && outcome.endedBy === "model";
            // Some models fall silent when they are held to JSON.
            if (!isEmpty || !shape.hasJsonMode) {
              learned = shape;
              return outcome;
            }
            shape = withoutJsonMode(shape);
            continue;
          }
          const next = shapeAfter(shape, { status: outcome.meant, body: outcome.body });
          if (next !== undefined) shape = next;
          else {
            const waitMs = waitAfter(outcome, tries, watch);
            if (waitMs === undefined) throw asStatusError(outcome);
            await sleep(waitMs, undefined, { signal });
          }
        }
      } finally {
        watch.stop();
      }
    },
  };
}
