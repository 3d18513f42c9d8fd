// The log's way out of the process. Lines are dropped where they cannot be written: neither a full disk nor a reader
// who does not read may end the server, keep it from ending, or fill its memory. (pino's own destination throws in the
// first case and tries for ever in the second.)
import { write, writeSync } from "node:fs";
import { pino, type Logger } from "pino";

const STDERR = 2;
/** Lines that wait for somebody to take them. */
const WAITING_MAX_BYTES = 4 * 1024 * 1024;
/** Lines are gathered for so long: a write for each would cost a kept answer as much again. */
const GATHER_MS = 20;
/** A pipe whose reader is behind. */
const RETRY_MS = 50;
/** So often a reader who takes nothing is tried at the end of the process, and so long the last lines may take in all. */
const LAST_TRIES_MAX = 20;
const LAST_PAUSE_MS = 5;
const LAST_LINES_MS = 2000;
/** So long a write that is under way may take before the last lines are written behind it. */
const UNDER_WAY_MS = 50;

const pause = (ms: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
const isBusy = (error: unknown) => error instanceof Error && "code" in error && error.code === "EAGAIN";

/** Lines to `fd`, in their order, without waiting for them. */
export function createLogDestination(fd: number, maxBytes: number = WAITING_MAX_BYTES) {
  let waiting: string[] = [];
  let waitingBytes = 0;
  let isWriting = false;
  let isGathering = false;

  const takeAll = (): Buffer => {
    const all = Buffer.from(waiting.join(""));
    waiting = [];
    waitingBytes = 0;
    return all;
  };

  const send = (bytes: Buffer) => {
    isWriting = true;
    write(fd, bytes, (error, written) => {
      if (isBusy(error)) return void setTimeout(() => send(bytes), RETRY_MS);
      // What the disk refuses is gone; the next line is tried anew.
      if (error === null && written < bytes.length) return send(bytes.subarray(written));
      isWriting = false;
      if (waiting.length > 0) gather();
    });
  };

  const gather = () => {
    isGathering = true;
    setTimeout(sendGathered, GATHER_MS);
  };
  const sendGathered = () => {
    isGathering = false;
    // What was written meanwhile, at the end of the process, is not written again.
    if (!isWriting && waiting.length > 0) send(takeAll());
  };

  return {
    write: (line: string): void => {
      if (waitingBytes + line.length > maxBytes) return;
      waiting.push(line);
      waitingBytes += line.length;
      if (!isWriting && !isGathering) gather();
    },
    /** Writes what waits, as long as somebody takes it: for the end of the process. */
    flushSync: (): void => {
      if (isWriting) pause(UNDER_WAY_MS);
      let bytes = takeAll();
      const began = performance.now();
      for (let tries = 0; bytes.length > 0 && tries < LAST_TRIES_MAX;) {
        try {
          bytes = bytes.subarray(writeSync(fd, bytes));
          // A pipe takes 64 KB at a time: whoever reads, however busily, is waited for.
          tries = 0;
        } catch (error) {
          if (!isBusy(error) || performance.now() - began > LAST_LINES_MS) return;
          tries += 1;
          pause(LAST_PAUSE_MS);
        }
      }
    },
  };
}

/** Opens the log of this level on `fd`: lines of JSON. */
export function openLog(level: string, fd: number = STDERR): Logger {
  const destination = createLogDestination(fd);
  process.on("exit", destination.flushSync);
  return pino({ level }, destination);
}
