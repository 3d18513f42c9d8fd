// Reads a chat-completions answer as its bytes come in, whether it is streamed as events or sent whole, and whatever its
// content type says. It knows the envelope, leaves out what the model thought, and keeps the key out of the rest.
import { z } from "zod";
import { ANSWER_MAX_CHARS, noValidData } from "#shared/insights/read-answer.ts";
import { InsightError } from "./insight-error.ts";
import type { EraserStream } from "./key-eraser.ts";

/** Enough to tell events from anything else. */
const SNIFF_CHARS = 8;
/** For one event, and for an answer that comes whole. */
const PIECE_MAX_CHARS = 1024 * 1024;
/** Far beyond what a model writes in the time that it has. */
const RAW_MAX_CHARS = 64 * 1024 * 1024;
/** More than is ever shown of an answer that cannot be read. */
const THOUGHTS_TOLD_CHARS = 1000;
/** A mark of thoughts is shorter than this. */
const MARK_CHARS = 16;

const THOUGHT_BEGIN = /^\s{0,8}<(?:think|thinking|thought|reasoning)>/i;
const THOUGHT_END = /<\/(?:think|thinking|thought|reasoning)>/i;

const Content = z
  .union([z.string(), z.null(), z.array(z.object({ text: z.string().default("") }))])
  .optional()
  .transform((content) => (Array.isArray(content) ? content.map(({ text }) => text).join("") : (content ?? "")));
/** Thoughts beside the content, as the various servers name them. */
const Thoughts = { reasoning: z.unknown().optional(), reasoning_content: z.unknown().optional() };
const Finish = z.string().nullish();
const Envelope = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: Content }), finish_reason: Finish })], z.unknown()),
});
const Chunk = z.object({
  choices: z.array(z.object({ delta: z.object({ content: Content, ...Thoughts }).optional(), finish_reason: Finish })),
});
const ErrorObject = z.object({ error: z.unknown().refine((error) => error !== undefined && error !== null) });
/** Some send an error as the only item of a list. */
const Failure = z.union([ErrorObject, z.tuple([ErrorObject], z.unknown()).transform(([first]) => first)]);
const NumberedError = z.object({ code: z.number().int().min(400).max(599) });

/** An error that came with a good status: its text, and the status that it stands for where it says so. */
export type InnerFailure = { body: string; status: number | undefined };

export type CompletionReader = ReturnType<typeof createCompletionReader>;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failureOf(value: unknown, body: string): InnerFailure | undefined {
  const failure = Failure.safeParse(value);
  if (!failure.success) return undefined;
  return { body, status: NumberedError.safeParse(failure.data.error).data?.code };
}

/** Content without thoughts, from pieces that may be cut anywhere. */
function createContent(erased: EraserStream) {
  let text = "";
  let looked = 0;
  let isThinking = false;
  let thoughts = "";
  const add = (piece: string) => {
    text += piece;
    // A mark may have begun in the piece before.
    for (let from = Math.max(0, looked - MARK_CHARS); ; from = 0) {
      isThinking ||= THOUGHT_BEGIN.test(text.slice(0, 2 * MARK_CHARS));
      const end = THOUGHT_END.exec(text.slice(from));
      if (end === null) break;
      text = text.slice(from + end.index + end[0].length);
      [isThinking, thoughts] = [false, ""];
    }
    if (isThinking) {
      if (thoughts.length < THOUGHTS_TOLD_CHARS) thoughts = thoughts === "" ? text : thoughts + piece;
      text = text.slice(-MARK_CHARS);
    }
    looked = text.length;
  };
  /** Nothing while the model thinks. */
  const soFar = () => (isThinking ? "" : text);
  return {
    push: (piece: string): void => add(erased.push(piece)),
    end: (): string => {
      add(erased.end());
      // One that never came to its answer is told by how it began.
      return isThinking ? thoughts.slice(0, THOUGHTS_TOLD_CHARS) : text;
    },
    soFar,
    isFull: (): boolean => text.length > ANSWER_MAX_CHARS,
  };
}

/** `erased` takes the key out of the content. */
export function createCompletionReader(erased: EraserStream) {
  const content = createContent(erased);
  let waiting = "";
  let size = 0;
  let isEvents: boolean | undefined;
  let isDone = false;
  let hasWritten = false;
  let finish: string | undefined;
  let failure: InnerFailure | undefined;

  const fail = (found: InnerFailure | undefined) => {
    failure ??= found;
    if (failure !== undefined) isDone = true;
    return isDone;
  };

  const readEvent = (line: string) => {
    if (!line.startsWith("data:")) return;
    const data = line.slice("data:".length).trim();
    if (data === "[DONE]") isDone = true;
    const value = parse(data);
    if (fail(failureOf(value, data))) return;
    const choice = Chunk.safeParse(value).data?.choices[0];
    const { content: piece = "", reasoning, reasoning_content } = choice?.delta ?? {};
    hasWritten ||= [piece, reasoning, reasoning_content].some((text) => typeof text === "string" && text !== "");
    finish = choice?.finish_reason ?? finish;
    if (piece !== "") content.push(piece);
  };

  /** Reads the lines that are whole; a line that is still coming waits. */
  const readLines = () => {
    const end = waiting.lastIndexOf("\n") + 1;
    const lines = waiting.slice(0, end).split("\n");
    waiting = waiting.slice(end);
    for (const line of lines) if (!isDone) readEvent(line.trimEnd());
  };

  const readWhole = () => {
    const value = parse(waiting);
    if (fail(failureOf(value, waiting))) return;
    const envelope = Envelope.safeParse(value);
    if (!envelope.success) throw new InsightError("provider_answer", noValidData(waiting));
    const [choice] = envelope.data.choices;
    finish = choice.finish_reason ?? undefined;
    content.push(choice.message.content);
  };

  return {
    /** Takes the next piece of the body. */
    push: (text: string): void => {
      size += text.length;
      waiting += text;
      if (isEvents === undefined) {
        const start = waiting.trimStart();
        if (start.length >= SNIFF_CHARS) isEvents = /^(?:data|event|id|retry)?:/.test(start);
      }
      if (isEvents === true && text.includes("\n")) readLines();
    },
    /** What the model has written so far; of an answer that comes whole, nothing until its end. */
    content: content.soFar,
    /** Has the model begun to write or to think? */
    hasWritten: (): boolean => hasWritten,
    /** Nothing that follows would be read. */
    isFull: (): boolean => isDone || content.isFull() || waiting.length > PIECE_MAX_CHARS || size > RAW_MAX_CHARS,
    failure: (): InnerFailure | undefined => failure,
    /**
     * The whole content, and whether the limit of tokens ended it. Throws when the body is no answer of this protocol;
     * `failure` may say more.
     */
    end: (): { content: string; isCut: boolean } => {
      if (isEvents === true) {
        if (!isDone) readEvent(waiting.trim());
      } else readWhole();
      return { content: content.end(), isCut: finish === "length" };
    },
  };
}
