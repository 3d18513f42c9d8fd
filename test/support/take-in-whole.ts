// Takes in all that a feed has, as the server does in the background, and gives what was told on the way.
import { startTakingIn, type TakingInOptions } from "../../src/server/sources/start-taking-in.ts";

export type ToldLine = { level: "info" | "warn" | "error"; fields: Record<string, unknown>; message: string };
export type TellingLog = TakingInOptions["log"] & {
  /** What went wrong. */
  lines: ToldLine[];
  /** What an operator sees of it all. */
  told: () => ToldLine[];
  everything: () => string;
};

/** A log that keeps what an operator would see, above all of what went wrong, and the text of all of it. */
export function createTellingLog(): TellingLog {
  const lines: ToldLine[] = [];
  const told: ToldLine[] = [];
  const all: unknown[] = [];
  const at =
    (level: ToldLine["level"] | "debug") =>
    (fields: unknown, message = "") => {
      all.push([level, fields, message]);
      if (level === "debug") return;
      const line: ToldLine = { level, fields: Object(fields), message };
      told.push(line);
      if (level !== "info") lines.push(line);
    };
  const log = { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
  return { ...log, lines, told: () => told, everything: () => JSON.stringify(all) };
}

/** Resolves when all is taken in. Pauses are short; a source that asks for longer ones is obeyed. */
export async function takeInWhole(options: Pick<TakingInOptions, "feed" | "records" | "log">): Promise<void> {
  const stop = new AbortController();
  const info = (fields: unknown, message = "") => {
    options.log.info(fields, message);
    if (message === "all games are taken in") stop.abort();
  };
  await startTakingIn({
    ...options,
    log: { ...options.log, info },
    onRevision: () => undefined,
    signal: stop.signal,
    pauseMs: 0,
    awayMs: 20,
    lookAgainMs: 20,
  });
}

/** One line as a text: what happened, and why. */
export const asText = ({ message, fields }: ToldLine): string =>
  [message, fields["outcome"], fields["reason"], fields["problem"]]
    .filter((part) => typeof part === "string")
    .join(": ");
