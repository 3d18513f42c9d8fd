// Current providers as their documentation and their users' reports describe them: what each refuses and in which words,
// how it thinks, how it streams, and how long it is silent. A token is four characters here; times are scaled down.
import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { GOOD_CONTENT, inPieces, type ProviderCall, type ProviderReply } from "./fake-provider.ts";

const TOKEN_CHARS = 4;
const PROMPT_TOKENS = 310;

type Body = Record<string, unknown>;
type Refusal = { status: number; body: string };

/** `field` says where thoughts are sent: hidden ones cost tokens and are seen nowhere. */
type Thinking = { tokens: number; field: "hidden" | "reasoning" | "reasoning_content" | "content" };

export type Profile = {
  /** Undefined where the request is taken. `count` is that of the calls, this one included. */
  refuse?: (body: Body, count: number) => Refusal | undefined;
  thinking?: Thinking;
  /** Tokens that the model may use where the request names no limit. */
  ownLimit?: number;
  content?: (body: Body) => string;
  /** Silence before the head of the first answer. */
  coldMs?: number;
  /** Silence between the preface and the first event. */
  silentMs?: number;
  /** The stream does not end. */
  hangs?: boolean;
  tokenMs?: number;
  /** Lines that stand before the first event, such as comments that keep the connection. */
  preface?: readonly string[];
  /** Replaces the answer by events of its own. */
  events?: (count: number) => readonly object[] | undefined;
};

const json = (status: number, value: unknown): Refusal => ({ status, body: JSON.stringify(value) });

/** The shape of OpenAI's errors, which most others copy. */
const openAiError = (param: string | null, code: string, message: string) =>
  json(400, { error: { message, type: "invalid_request_error", param, code } });

const messagesOf = (body: Body) => body["messages"] as { role: string; content: string }[];

/** OpenAI takes JSON mode only when the messages speak of JSON. */
function withoutWordJson(body: Body): Refusal | undefined {
  if (body["response_format"] === undefined || /json/i.test(JSON.stringify(body["messages"]))) return undefined;
  return openAiError(
    "messages",
    "invalid_value",
    "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.",
  );
}

/** o-series and 5.x: one complaint at a time. */
function reasoningModel(body: Body): Refusal | undefined {
  if ("max_tokens" in body)
    return openAiError(
      "max_tokens",
      "unsupported_parameter",
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    );
  if ((body["temperature"] ?? 1) !== 1)
    return openAiError(
      "temperature",
      "unsupported_value",
      `Unsupported value: 'temperature' does not support ${String(body["temperature"])} with this model. Only the default (1) value is supported.`,
    );
  return withoutWordJson(body);
}

const limitOf = (body: Body) => Number(body["max_completion_tokens"] ?? body["max_tokens"] ?? Number.NaN);

function smallContext(body: Body, room: number): Refusal | undefined {
  const limit = limitOf(body);
  if (!(limit > room - PROMPT_TOKENS)) return undefined;
  const message = `'max_tokens' or 'max_completion_tokens' is too large: ${limit}. This model's maximum context length is ${room} tokens and your request has ${PROMPT_TOKENS} input tokens (${limit} > ${room} - ${PROMPT_TOKENS}).`;
  return json(400, { error: { message, type: "BadRequestError", param: "max_tokens", code: 400 } });
}

/** FastAPI's way to refuse what it does not know. */
const forbidExtra = (body: Body, ...fields: string[]) => {
  const extra = fields.filter((field) => field in body);
  if (extra.length === 0) return undefined;
  const detail = extra.map((field) => ({
    type: "extra_forbidden",
    loc: ["body", field],
    msg: "Extra inputs are not permitted",
    input: body[field],
  }));
  return json(422, { object: "error", message: { detail }, type: "invalid_request_error", param: null, code: null });
};

const hasSystem = (body: Body) => messagesOf(body).some(({ role }) => role === "system");
const fenced = () => `Here is the analysis you asked for:\n\n\`\`\`json\n${GOOD_CONTENT}\n\`\`\``;

/** By name; the table in docs/self-hosting.md has a row for each provider. */
export const PROFILES = {
  "OpenAI gpt-4o": { refuse: withoutWordJson },
  "OpenAI o-series": { refuse: reasoningModel, thinking: { tokens: 1500, field: "hidden" } },
  "OpenAI gpt-5.x": { refuse: reasoningModel, thinking: { tokens: 700, field: "hidden" } },
  "OpenAI without the right to stream": {
    refuse: (body) =>
      body["stream"] === true
        ? openAiError(
            "stream",
            "unsupported_value",
            "Your organization must be verified to stream this model. Please go to the settings and click on Verify Organization.",
          )
        : reasoningModel(body),
    thinking: { tokens: 700, field: "hidden" },
  },
  "DeepSeek, not thinking": { preface: [": keep-alive", "", ": keep-alive", ""], tokenMs: 1 },
  "DeepSeek, thinking": {
    preface: [": keep-alive", ""],
    thinking: { tokens: 2000, field: "reasoning_content" },
  },
  "DeepSeek, an empty answer in JSON mode": {
    content: (body) => ("response_format" in body ? "" : GOOD_CONTENT),
  },
  Gemini: { thinking: { tokens: 1800, field: "hidden" } },
  Anthropic: {
    refuse: (body) => {
      if ("temperature" in body)
        return json(400, {
          error: {
            code: "invalid_request_error",
            message: "`temperature` is deprecated for this model.",
            type: "invalid_request_error",
            param: null,
          },
        });
      return Number.isNaN(limitOf(body)) ? openAiError(null, "invalid", "max_tokens: Field required") : undefined;
    },
    content: fenced,
  },
  OpenRouter: {
    preface: [": OPENROUTER PROCESSING", "", ": OPENROUTER PROCESSING", ""],
    thinking: { tokens: 900, field: "reasoning" },
    events: (count) =>
      count === 1
        ? [
            {
              id: "gen-1",
              error: { code: 502, message: "Provider returned error", metadata: { provider_name: "Some" } },
              choices: [{ index: 0, delta: { role: "assistant", content: "" }, finish_reason: "error" }],
            },
          ]
        : undefined,
  },
  "vLLM, a small context": {
    refuse: (body) => smallContext(body, 4096),
    thinking: { tokens: 600, field: "reasoning_content" },
  },
  "vLLM, a chat template without a system role": {
    refuse: (body) =>
      hasSystem(body)
        ? json(400, { object: "error", message: "System role not supported", type: "BadRequestError", code: 400 })
        : undefined,
  },
  "a strict server that knows little": { refuse: (body) => forbidExtra(body, "response_format", "temperature") },
  "LM Studio": {
    refuse: (body) =>
      "response_format" in body
        ? json(400, { error: "'response_format.type' must be 'json_schema' or 'text'" })
        : undefined,
    thinking: { tokens: 400, field: "content" },
  },
  "llama.cpp": {
    refuse: (_body, count) =>
      count <= 3 ? json(503, { error: { code: 503, message: "Loading model", type: "unavailable_error" } }) : undefined,
    thinking: { tokens: 300, field: "reasoning_content" },
  },
  "Ollama, cold and slow": { coldMs: 1600, tokenMs: 11 },
  "Ollama, thinking in the content": { thinking: { tokens: 500, field: "content" } },
  "Ollama, thinking beside it": { thinking: { tokens: 500, field: "reasoning" } },
} as const satisfies Record<string, Profile>;

export type ProfileName = keyof typeof PROFILES;

/** The chunks of an answer under the request's limit of tokens, thoughts first. */
function chunksOf(profile: Profile, body: Body): { deltas: object[]; finish: string } {
  const limit = Number.isNaN(limitOf(body)) ? (profile.ownLimit ?? Infinity) : limitOf(body);
  const { tokens: wanted = 0, field = "hidden" } = profile.thinking ?? {};
  const thought = Math.min(wanted, limit);
  const pieces = inPieces((profile.content ?? (() => GOOD_CONTENT))(body), TOKEN_CHARS);
  const written = pieces.slice(0, Math.max(0, limit - thought));
  // Thoughts hold drafts, which are not the answer.
  const thoughts = Array.from({ length: field === "hidden" ? 0 : thought }, (_, index) =>
    index % 9 === 0 ? '{"a' : "hmm ",
  );
  const asThoughts =
    field === "content"
      ? ["<think>", ...thoughts, ...(thought === wanted && wanted > 0 ? ["</think>\n"] : [])].map((content) => ({
          content,
        }))
      : thoughts.map((text) => ({ content: null, [field]: text }));
  const deltas = [
    { role: "assistant", content: "" },
    ...(wanted > 0 && field !== "hidden" ? asThoughts : []),
    ...written.map((content) => ({ content })),
  ];
  return { deltas, finish: thought < wanted || written.length < pieces.length ? "length" : "stop" };
}

/** One event of a stream. */
export const chunk = (delta: object, finish: string | null) => ({
  id: "chatcmpl-1",
  object: "chat.completion.chunk",
  choices: [{ index: 0, delta, finish_reason: finish }],
});

async function stream(response: ServerResponse, profile: Profile, events: readonly object[]): Promise<void> {
  response.setHeader("content-type", "text/event-stream");
  const write = async (lines: readonly string[]) => {
    for (const line of lines) {
      if (response.destroyed) return;
      response.write(line);
      if (profile.tokenMs !== undefined) await sleep(profile.tokenMs);
    }
  };
  await write((profile.preface ?? []).map((line) => `${line}\n`));
  if (profile.silentMs !== undefined) await sleep(profile.silentMs);
  await write(events.map((event) => `data: ${JSON.stringify(event)}\n\n`));
  if (profile.hangs !== true) response.end("data: [DONE]\n\n");
}

function whole(response: ServerResponse, deltas: readonly object[], finish: string): void {
  const joined = (field: string) => deltas.map((delta) => String(Reflect.get(delta, field) ?? "")).join("");
  const message = { role: "assistant", content: joined("content"), reasoning_content: joined("reasoning_content") };
  response.setHeader("content-type", "application/json");
  // Where a queue is long, empty lines come first.
  response.end(`\n\n${JSON.stringify({ id: "chatcmpl-1", choices: [{ index: 0, message, finish_reason: finish }] })}`);
}

/** For `FakeProvider.reply`: answers as this provider would, call after call. */
export function actAs(profile: Profile): ProviderReply {
  let count = 0;
  const act = async ({ body }: ProviderCall, response: ServerResponse) => {
    count += 1;
    const refusal = profile.refuse?.(body, count);
    if (refusal !== undefined) {
      response.writeHead(refusal.status, { "content-type": "application/json" }).end(refusal.body);
      return;
    }
    if (profile.coldMs !== undefined && count === 1) await sleep(profile.coldMs);
    const { deltas, finish } = chunksOf(profile, body);
    if (body["stream"] !== true) return whole(response, deltas, finish);
    const own = profile.events?.(count);
    await stream(response, profile, own ?? [...deltas.map((delta) => chunk(delta, null)), chunk({}, finish)]);
  };
  return { kind: "acts", act };
}
