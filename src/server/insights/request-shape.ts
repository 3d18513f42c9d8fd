// What a request to a chat-completions endpoint holds besides its question. Endpoints differ in what they take and say so
// in a 400; this knows what to leave out, or to say otherwise, after each of these refusals.
import { z } from "zod";
import type { ChatMessage } from "#shared/insights/prompt.ts";

const TEMPERATURE = 0.7;
/** What an answer needs that was not thought about; with less there is none. */
const LIMIT_MIN_TOKENS = 500;
const LIMIT_STEP = 4;
/** What is refused for its form. 402: the credit does not cover the limit of tokens. 413: nor does the minute's share. */
const FORM_STATUSES: ReadonlySet<number> = new Set([400, 402, 406, 413, 422]);
/** Chat templates of local models fail inside the server. */
const TEMPLATE_STATUSES: ReadonlySet<number> = new Set([400, 422, 500]);

export type RequestShape = Readonly<{
  limitName: "max_tokens" | "max_completion_tokens" | undefined;
  /** In tokens, thoughts included. */
  limit: number;
  hasTemperature: boolean;
  /** Asks for `response_format: json_object`. */
  hasJsonMode: boolean;
  isStreamed: boolean;
  /** False puts the system's message before the user's own words. */
  hasSystemRole: boolean;
}>;

export type Refusal = { status: number; body: string };

type Change = {
  /** As `error.param` names it. */
  params: readonly string[];
  says: RegExp;
  statuses: ReadonlySet<number>;
  apply: (shape: RequestShape, text: string) => RequestShape;
};

const TOO_LARGE =
  /too (?:large|many|high)|at most|maximum|exceed|fewer max_tokens|can only afford|less than or equal|<=/;

function withOtherLimit(shape: RequestShape, text: string): RequestShape {
  if (shape.limitName === undefined) return shape;
  if (TOO_LARGE.test(text)) {
    const limit = Math.max(LIMIT_MIN_TOKENS, Math.floor(shape.limit / LIMIT_STEP));
    return limit < shape.limit ? { ...shape, limit } : shape;
  }
  return { ...shape, limitName: shape.limitName === "max_tokens" ? "max_completion_tokens" : undefined };
}

export function withoutJsonMode(shape: RequestShape): RequestShape {
  return { ...shape, hasJsonMode: false };
}

const CHANGES: readonly Change[] = [
  {
    params: ["max_tokens", "max_completion_tokens"],
    says: /\bmax_(?:completion_)?tokens\b|context length|tokens per minute/,
    statuses: FORM_STATUSES,
    apply: withOtherLimit,
  },
  {
    params: ["temperature"],
    says: /\btemperature\b/,
    statuses: FORM_STATUSES,
    apply: (shape) => ({ ...shape, hasTemperature: false }),
  },
  {
    params: ["response_format", "response_format.type"],
    says: /response_format|response_mime_type|json_object|json[ _]mode/,
    statuses: FORM_STATUSES,
    apply: withoutJsonMode,
  },
  {
    params: ["stream"],
    says: /\bstream(?:ing)?\b[^.]{0,80}(?:support|allow|available)|verified to stream/,
    statuses: FORM_STATUSES,
    apply: (shape) => ({ ...shape, isStreamed: false }),
  },
  {
    params: [],
    says: /system (?:role|message|prompt|instruction)|developer instruction|only user and assistant roles/,
    statuses: TEMPLATE_STATUSES,
    apply: (shape) => ({ ...shape, hasSystemRole: false }),
  },
];

/** `{error: {param}}`, also as the only item of a list. */
const Named = z.union([
  z.object({ error: z.object({ param: z.string() }) }),
  z.tuple([z.object({ error: z.object({ param: z.string() }) })]).transform(([first]) => first),
]);

function paramOf(body: string): string | undefined {
  try {
    return Named.safeParse(JSON.parse(body)).data?.error.param;
  } catch {
    return undefined;
  }
}

/** What an endpoint is asked with before it has refused anything. */
export function firstShape(maxTokens: number): RequestShape {
  return {
    limitName: "max_tokens",
    limit: maxTokens,
    hasTemperature: true,
    hasJsonMode: true,
    isStreamed: true,
    hasSystemRole: true,
  };
}

function asked(messages: readonly ChatMessage[], { hasSystemRole }: RequestShape): readonly ChatMessage[] {
  if (hasSystemRole) return messages;
  return [{ role: "user", content: messages.map(({ content }) => content).join("\n\n") }];
}

/** The request's body. */
export function bodyOf(shape: RequestShape, model: string, messages: readonly ChatMessage[]): Record<string, unknown> {
  const { limitName, limit, hasTemperature, hasJsonMode, isStreamed } = shape;
  return {
    model,
    messages: asked(messages, shape),
    ...(hasTemperature ? { temperature: TEMPERATURE } : {}),
    ...(limitName === undefined ? {} : { [limitName]: limit }),
    ...(hasJsonMode ? { response_format: { type: "json_object" } } : {}),
    stream: isStreamed,
  };
}

/** What to ask with after `refusal`; undefined when it is about something else, or nothing is left to change. */
export function shapeAfter(shape: RequestShape, { status, body }: Refusal): RequestShape | undefined {
  const text = body.toLowerCase();
  const param = paramOf(body);
  const possible = CHANGES.filter(({ statuses }) => statuses.has(status));
  const named = possible.filter(({ params }) => param !== undefined && params.includes(param));
  const changes = named.length > 0 ? named : possible.filter(({ says }) => says.test(text));
  const next = changes.reduce((current, { apply }) => apply(current, text), shape);
  return JSON.stringify(next) === JSON.stringify(shape) ? undefined : next;
}
