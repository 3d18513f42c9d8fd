// One question to a chat-completions endpoint over plain fetch: bounded in time, size and tries. The key goes into one
// header and comes out nowhere, not even where the provider repeats it.
import { setTimeout as sleep } from "node:timers/promises";
import { ANSWER_MAX_CHARS } from "#shared/insights/read-answer.ts";
import type { ChatMessage } from "#shared/insights/prompt.ts";
import { readRetryAfter } from "#server/http/retry-after.ts";
import { createCompletionReader } from "./completion-reader.ts";
import { InsightError, MESSAGES } from "./insight-error.ts";
import { createKeyEraser } from "./key-eraser.ts";

const TEMPERATURE = 0.7;
const MAX_TOKENS = 500;
/** For all tries together. */
const TIMEOUT_MS = 20_000;
const RETRIES_MAX = 2;
const BACKOFF_MS = 500;
const ERROR_BODY_CHARS = 500;

/** `url` is the endpoint itself. Without a `key` no `Authorization` is sent. */
export type Endpoint = { url: string; key: string | undefined; model: string };

export type ChatOptions = {
  endpoint: Endpoint;
  /** Counts a call that is about to be made; false when it must not be. */
  takeCall: () => boolean;
  /** Hears how each call ended. */
  onCall?: (outcome: string, ms: number) => void;
  timeoutMs?: number;
  backoffMs?: number;
};

export type Chat = ReturnType<typeof createChat>;

type Answered = { response: Response; began: number };

async function readStart(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length >= ERROR_BODY_CHARS) break;
  }
  return text.slice(0, ERROR_BODY_CHARS).trim();
}

/** Speaks to one endpoint. */
export function createChat(options: ChatOptions) {
  const { endpoint, takeCall, onCall = () => undefined, timeoutMs = TIMEOUT_MS, backoffMs = BACKOFF_MS } = options;
  const { url, key, model } = endpoint;
  const withoutKey = createKeyEraser(key);
  const describe = (status: number, body: string) => withoutKey(`AI API error: ${status} - ${body}`);

  const send = (messages: readonly ChatMessage[], signal: AbortSignal) =>
    fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "text/event-stream, application/json",
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ model, messages, temperature: TEMPERATURE, max_tokens: MAX_TOKENS, stream: true }),
      redirect: "manual",
      signal,
    });

  /** An answer with a good status; 429 and 5xx are asked again while there is time. */
  const ask = async (messages: readonly ChatMessage[], signal: AbortSignal, deadline: number): Promise<Answered> => {
    for (let tries = 1; ; tries += 1) {
      if (!takeCall()) throw new InsightError("budget", MESSAGES.budget);
      const began = performance.now();
      const response = await send(messages, signal);
      if (response.ok) return { response, began };
      const body = await readStart(response);
      onCall(String(response.status), performance.now() - began);
      const waitMs = readRetryAfter(response.headers.get("retry-after")) ?? backoffMs * 2 ** (tries - 1);
      const isTransient = response.status === 429 || response.status >= 500;
      if (!isTransient || tries > RETRIES_MAX || performance.now() + waitMs >= deadline) {
        throw new InsightError("provider_status", describe(response.status, body));
      }
      await sleep(waitMs, undefined, { signal });
    }
  };

  /** What the network's failures are to a visitor; the reasons stay in the metrics. */
  const asInsightError = (error: unknown, leaving: AbortSignal, timeout: AbortSignal): unknown => {
    if (leaving.aborted || error instanceof InsightError) return error;
    return new InsightError(timeout.aborted ? "provider_timeout" : "provider_unreachable", MESSAGES.unreachable);
  };

  return {
    model,
    /** Yields the content as far as it has come and returns it whole. Rejects with an InsightError. */
    complete: async function* (messages: readonly ChatMessage[], leaving: AbortSignal): AsyncGenerator<string, string> {
      const timeout = AbortSignal.timeout(timeoutMs);
      const reader = createCompletionReader((body) => describe(200, body.slice(0, ERROR_BODY_CHARS)));
      let began = performance.now();
      try {
        const answered = await ask(messages, AbortSignal.any([leaving, timeout]), performance.now() + timeoutMs);
        began = answered.began;
        const decoder = new TextDecoder();
        for await (const bytes of answered.response.body ?? []) {
          reader.push(decoder.decode(bytes, { stream: true }));
          if (reader.content() !== "") yield withoutKey(reader.content());
          if (reader.isFull() || reader.content().length > ANSWER_MAX_CHARS) break;
        }
        const content = withoutKey(reader.end());
        onCall("ok", performance.now() - began);
        return content;
      } catch (error) {
        const known = asInsightError(error, leaving, timeout);
        const isCounted = known instanceof InsightError && ["provider_status", "budget"].includes(known.code);
        if (!isCounted) onCall(known instanceof InsightError ? known.code : "left", performance.now() - began);
        throw known instanceof InsightError ? new InsightError(known.code, withoutKey(known.message)) : known;
      }
    },
  };
}
