// Reads a chat-completions answer as its bytes come in, whether it is streamed as events or sent whole, and whatever its
// content type says. It knows the envelope, not what stands inside.
import { z } from "zod";
import { noValidData } from "#shared/insights/read-answer.ts";
import { InsightError } from "./insight-error.ts";

/** Enough to tell events from anything else. */
const SNIFF_CHARS = 8;
/** Far beyond 500 tokens in events of one token each. */
const RAW_MAX_CHARS = 1024 * 1024;

const Content = z
  .union([z.string(), z.null(), z.array(z.object({ text: z.string().default("") }))])
  .optional()
  .transform((content) => (Array.isArray(content) ? content.map(({ text }) => text).join("") : (content ?? "")));
const Envelope = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: Content }) })], z.unknown()),
});
const Chunk = z.object({
  choices: z.array(z.object({ delta: z.object({ content: Content }).optional() })),
});
const Failure = z.object({ error: z.unknown().refine((error) => error !== undefined && error !== null) });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failIfError(value: unknown, text: string, describe: (body: string) => string): void {
  if (Failure.safeParse(value).success) throw new InsightError("provider_status", describe(text));
}

/** `describe` words an error that came with a good status, from its body. */
export function createCompletionReader(describe: (body: string) => string) {
  let raw = "";
  let content = "";
  let readTo = 0;
  let isEvents: boolean | undefined;
  let isDone = false;

  const readEvent = (line: string) => {
    if (!line.startsWith("data:")) return;
    const data = line.slice("data:".length).trim();
    if (data === "[DONE]") isDone = true;
    const value = parse(data);
    failIfError(value, data, describe);
    const chunk = Chunk.safeParse(value);
    if (chunk.success) content += chunk.data.choices[0]?.delta?.content ?? "";
  };

  /** Reads the lines that are whole; a line that is still coming waits. */
  const readLines = () => {
    const end = raw.lastIndexOf("\n") + 1;
    const lines = raw.slice(readTo, Math.max(readTo, end)).split("\n");
    readTo = Math.max(readTo, end);
    for (const line of lines) if (!isDone) readEvent(line.trimEnd());
  };

  return {
    /** Takes the next piece of the body. */
    push: (text: string): void => {
      raw += text;
      const start = raw.trimStart();
      if (start.length >= SNIFF_CHARS) isEvents ??= /^(?:data|event|id|retry)?:/.test(start);
      if (isEvents === true) readLines();
    },
    /** What the model has written so far; of an answer that comes whole, nothing until its end. */
    content: (): string => content,
    /** Nothing that follows would be read. */
    isFull: (): boolean => isDone || raw.length > RAW_MAX_CHARS,
    /** The whole content. Throws when the body is no answer of this protocol. */
    end: (): string => {
      if (isEvents === true) {
        if (!isDone) readEvent(raw.slice(readTo).trim());
        return content;
      }
      const value = parse(raw);
      failIfError(value, raw, describe);
      const envelope = Envelope.safeParse(value);
      if (!envelope.success) throw new InsightError("provider_answer", noValidData(raw));
      return envelope.data.choices[0].message.content;
    },
  };
}
