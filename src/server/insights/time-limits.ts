// Ends a question to a provider that takes too long: in all, or without a byte. A model that is being loaded or thinks out
// of sight may be silent for longer than one that has begun to write.

export type TimeLimits = {
  /** Without a byte before the model has written anything, in milliseconds. */
  firstByteMs: number;
  /** Without a byte after that. */
  idleMs: number;
  /** In all, tries included. */
  totalMs: number;
};

export type TimeWatch = {
  signal: AbortSignal;
  /** What was too long, if anything was. */
  over: () => "silence" | "total" | undefined;
  passedMs: () => number;
  leftMs: () => number;
  /** Something was sent or has come; the next byte is waited for from now on. */
  listen: (hasWritten: boolean) => void;
  /** Nothing is waited for. */
  rest: () => void;
  stop: () => void;
};

/** Begins to count; `stop` ends it. */
export function watchTime({ firstByteMs, idleMs, totalMs }: TimeLimits): TimeWatch {
  const controller = new AbortController();
  const began = performance.now();
  let over: ReturnType<TimeWatch["over"]>;
  const end = (why: "silence" | "total") => () => {
    over ??= why;
    controller.abort();
  };
  const total = setTimeout(end("total"), totalMs);
  let silence: NodeJS.Timeout | undefined;
  const rest = () => clearTimeout(silence);
  return {
    signal: controller.signal,
    over: () => over,
    passedMs: () => performance.now() - began,
    leftMs: () => totalMs - (performance.now() - began),
    listen: (hasWritten) => {
      rest();
      silence = setTimeout(end("silence"), hasWritten ? idleMs : firstByteMs);
    },
    rest,
    stop: () => {
      rest();
      clearTimeout(total);
    },
  };
}
