// Draws and resizes in a process of its own: other answers are not held up by pixels, a picture that brings the decoder
// down takes no visitor's request with it, and all the memory that pictures took is given back when the process ends.
// It is started by the first picture and ends when there was none for a while. How many pictures are made at once is
// decided elsewhere.
import { fork } from "node:child_process";
import { getCompileCacheDir } from "node:module";
import { availableParallelism, constants, setPriority } from "node:os";
import { dirname } from "node:path";
import type { DrawingName } from "#shared/artwork.ts";

import type { ArtworkBrief } from "#artwork/brief.ts";
import { HttpError } from "#server/http/http-error.ts";
import type { Box } from "#server/images/transform.ts";
import { collectGarbage } from "./collect-garbage.ts";
import { LISTENING, type Asked, type PictureTask, type Told } from "./messages.ts";

/** Starting it again costs a quarter of a second. */
const IDLE_MS = 15_000;
/** Longer than the image library's own limit, and than any drawing; beyond it the process is stuck. */
const TASK_TIMEOUT_MS = 30_000;
/** Node's own number of threads for work outside JavaScript. */
const THREADS_MIN = 4;
const YOUNG_GENERATION_MB = 4;

export type PictureProcessOptions = {
  /** Ends the process when nothing was asked of it for so long. */
  idleMs?: number;
  /** A task that takes longer ends the process and all that is under way in it. */
  taskTimeoutMs?: number;
  /** Hears of every end that nobody wanted. */
  warn?: (details: object, message: string) => void;
};

export type PictureProcess = ReturnType<typeof createPictureProcess>;

function failed(): HttpError {
  return new HttpError(503, "picture_failed", "The picture could not be made. Try again in a moment.");
}

type Waiting = { resolve: (bytes: Buffer) => void; reject: (error: Error) => void; timer: NodeJS.Timeout };

/** No more of the environment than pictures need: keys have no business where foreign bytes are decoded. */
function environment(): NodeJS.ProcessEnv {
  const cache = getCompileCacheDir();
  return {
    ...(cache === undefined ? {} : { NODE_COMPILE_CACHE: dirname(cache) }),
    // Two for two threads at work; each more keeps what it once took.
    MALLOC_ARENA_MAX: "2",
    UV_THREADPOOL_SIZE: String(Math.max(THREADS_MIN, availableParallelism())),
  };
}

function readBytes(told: Told): Buffer {
  if ("bytes" in told) return Buffer.from(told.bytes.buffer, told.bytes.byteOffset, told.bytes.byteLength);
  if ("failure" in told) throw new Error(told.failure);
  throw new HttpError(told.refusal.status, told.refusal.code, told.refusal.message);
}

/**
 * Where processors are short, an answer of the server comes before a picture that is still to be made. Called as soon as
 * the process is there: a thread has the priority of the one that began it, and the image library's come later.
 */
function letOthersFirst(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system has no such thing: pictures are made all the same.
  }
}

/** One life of the process. `onEnd` hears of its end, wanted or not. */
function startProcess(taskTimeoutMs: number, onEnd: (reason: string) => void) {
  const tasks = new Map<number, Waiting>();
  const child = fork(new URL("picture-process-child.ts", import.meta.url), {
    env: environment(),
    execArgv: [`--max-semi-space-size=${YOUNG_GENERATION_MB}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  letOthersFirst(child.pid);
  // Requests that wait for a picture keep the server alive, not this process.
  child.unref();
  child.channel?.unref();
  let lastId = 0;
  let hasEnded = false;

  const settle = (id: number, act: (waiting: Waiting) => void) => {
    const waiting = tasks.get(id);
    if (waiting === undefined) return;
    tasks.delete(id);
    clearTimeout(waiting.timer);
    act(waiting);
  };
  const giveUp = () => {
    hasEnded = true;
    for (const id of tasks.keys()) settle(id, ({ reject }) => reject(failed()));
  };
  const end = (reason: string) => {
    if (hasEnded) return;
    child.kill("SIGKILL");
    giveUp();
    onEnd(reason);
  };

  // What is sent before the other side listens can be lost; it says when it does.
  let isListening = false;
  const early: Asked[] = [];
  const send = (asked: Asked) => child.send(asked, (error) => error !== null && end(error.message));

  child.on("message", (told: Told | typeof LISTENING) => {
    if (told === LISTENING) {
      isListening = true;
      for (const asked of early.splice(0)) send(asked);
      return;
    }
    settle(told.id, ({ resolve, reject }) => {
      try {
        resolve(readBytes(told));
      } catch (error) {
        reject(error as Error);
      }
    });
  });
  child.on("error", (error) => end(error.message));
  child.on("exit", (code, signal) => end(signal ?? `exit code ${code}`));

  return {
    pid: child.pid,
    isBusy: () => tasks.size > 0,
    ask: (task: PictureTask) =>
      new Promise<Buffer>((resolve, reject) => {
        lastId += 1;
        const timer = setTimeout(() => end("a picture took too long"), taskTimeoutMs);
        tasks.set(lastId, { resolve, reject, timer });
        if (isListening) send({ id: lastId, task });
        else early.push({ id: lastId, task });
      }),
    /** Lets it go, with whatever is still under way; it ends by itself. */
    release: () => {
      giveUp();
      if (child.connected) child.disconnect();
    },
  };
}

/** Draws and resizes for the whole server. Throws what the work throws, and 503 where the process itself broke. */
export function createPictureProcess(options: PictureProcessOptions = {}) {
  const { idleMs = IDLE_MS, taskTimeoutMs = TASK_TIMEOUT_MS, warn = () => undefined } = options;
  let running: ReturnType<typeof startProcess> | undefined;
  let idle: NodeJS.Timeout | undefined;

  const release = () => {
    clearTimeout(idle);
    running?.release();
    running = undefined;
  };

  const releaseIfIdle = () => {
    if (running?.isBusy() === true) return;
    release();
    collectGarbage();
  };

  const make = async (task: PictureTask): Promise<Buffer> => {
    clearTimeout(idle);
    running ??= startProcess(taskTimeoutMs, (reason) => {
      running = undefined;
      warn({ reason }, "the process that makes pictures ended; the next picture starts another");
    });
    const mine = running;
    try {
      return await mine.ask(task);
    } finally {
      // Several may have come to their end at once, and each of them sees that nothing is left.
      clearTimeout(idle);
      idle = setTimeout(releaseIfIdle, idleMs).unref();
    }
  };

  return {
    /** A game's picture as the bytes of a JPEG, or its planes as those of a WebP. */
    draw: (brief: ArtworkBrief, name: DrawingName): Promise<Buffer> => {
      const { id, scene, mood, sentences } = brief;
      return make({ kind: "draw", brief: { id, scene, mood, sentences }, name });
    },
    /** `bytes` in `box`. Throws 415, 413 for too many pixels, 504 for too much work. */
    resize: (bytes: Buffer, box: Box): Promise<Buffer> => make({ kind: "resize", bytes, box }),
    /** A page's preview as the bytes of a JPEG. */
    drawPreview: (name: string, tiles: readonly Buffer[]): Promise<Buffer> => make({ kind: "preview", name, tiles }),
    /** Number of the process while there is one. */
    pid: (): number | undefined => running?.pid,
    /** Ends the process. */
    close: release,
  };
}
