// The part of the environment that says which models are asked, and how much they may take.
import { z } from "zod";
import { chatEndpoint } from "#shared/insights/chat-endpoint.ts";
import { wholeNumber } from "./whole-number.ts";

const SECOND_MS = 1000;

const AiUrl = z
  .url({ protocol: /^https?$/, error: "must be an http(s) address", abort: true })
  .refine((text) => {
    const url = URL.parse(text);
    return url !== null && url.username === "" && url.password === "";
  }, "must be an address such as https://api.example.org/v1, without credentials")
  .optional();
// A key stands in a header; what cannot stand there must not reach the place where it would be complained about.
const AiKey = z
  .string()
  .regex(/^[\x21-\x7e]+$/, "must be letters, digits and signs without spaces")
  .optional();

/** The variables by name, for the schema of the whole environment. */
export const AI_VARIABLES = {
  AI_PRIMARY_URL: AiUrl,
  AI_PRIMARY_KEY: AiKey,
  AI_PRIMARY_MODEL: z.string().optional(),
  AI_ALTERNATIVE_URL: AiUrl,
  AI_ALTERNATIVE_KEY: AiKey,
  AI_ALTERNATIVE_MODEL: z.string().optional(),
  AI_HOURLY_BUDGET: wholeNumber({ min: 1, max: 1_000_000 }, 60),
  // What a model thinks counts: many think a few thousand tokens before an answer of three hundred.
  AI_MAX_TOKENS: wholeNumber({ min: 100, max: 200_000 }, 8192),
  // Beyond five minutes the HTTP client itself gives up on a silent connection.
  AI_START_SECONDS: wholeNumber({ min: 1, max: 300 }, 60),
  AI_IDLE_SECONDS: wholeNumber({ min: 1, max: 300 }, 20),
  AI_TOTAL_SECONDS: wholeNumber({ min: 1, max: 3600 }, 120),
};
const AiEnvironment = z.object(AI_VARIABLES);
type AiEnvironment = z.infer<typeof AiEnvironment>;

/** Where a model is asked. `url` is the endpoint itself; a model of one's own machine needs no key. */
type AiEndpoint = Readonly<{ url: string; key: string | undefined; model: string }>;

export type AiConfig = Readonly<{
  primary: AiEndpoint | undefined;
  alternative: AiEndpoint | undefined;
  /** Calls in any sixty minutes. */
  hourlyBudget: number;
  /** For one answer, what the model thinks included. */
  maxTokens: number;
  /** How long a provider may be silent before its model has written anything, between two bytes after that, and in all. */
  times: Readonly<{ firstByteMs: number; idleMs: number; totalMs: number }>;
}>;

/** The endpoint that a trio of variables describes, or what is missing of it. */
function readEndpoint(
  values: AiEnvironment,
  which: "AI_PRIMARY" | "AI_ALTERNATIVE",
): { endpoint: AiEndpoint | undefined } | { problem: string } {
  const [url, key, model] = [values[`${which}_URL`], values[`${which}_KEY`], values[`${which}_MODEL`]];
  if (url !== undefined && model !== undefined) {
    return { endpoint: Object.freeze({ url: chatEndpoint(url), key, model }) };
  }
  if (url === undefined && model === undefined && key === undefined) return { endpoint: undefined };
  return {
    problem: `${which}_${url === undefined ? "URL" : "MODEL"}: is missing, ${which}_URL and ${which}_MODEL go together`,
  };
}

/** What the variables say, or one line for each problem. */
export function readAi(values: AiEnvironment): { ai: AiConfig } | { problems: string[] } {
  const [primary, alternative] = [readEndpoint(values, "AI_PRIMARY"), readEndpoint(values, "AI_ALTERNATIVE")];
  if ("problem" in primary || "problem" in alternative) {
    return { problems: [primary, alternative].flatMap((read) => ("problem" in read ? [read.problem] : [])) };
  }
  return {
    ai: Object.freeze({
      primary: primary.endpoint,
      alternative: alternative.endpoint,
      hourlyBudget: values.AI_HOURLY_BUDGET,
      maxTokens: values.AI_MAX_TOKENS,
      times: Object.freeze({
        firstByteMs: values.AI_START_SECONDS * SECOND_MS,
        idleMs: values.AI_IDLE_SECONDS * SECOND_MS,
        totalMs: values.AI_TOTAL_SECONDS * SECOND_MS,
      }),
    }),
  };
}
