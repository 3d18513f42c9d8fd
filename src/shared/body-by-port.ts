// A body that crosses from one thread to another through the port of its answer, piece by piece and each only when it is
// asked for, so that nothing piles up on the way. Whoever receives can leave at any time; whoever sends hears of it.

/** Who has asked for nothing for so long is not there any more: a thread that is ended says nothing. */
const GONE_MS = 60_000;

const MORE = "more";
const STOP = "stop";
const END = "end";
const BROKEN = "broken";

export type Piece = Uint8Array<ArrayBuffer>;

/** What is read one after the other; a reader of a stream and a generator are both such. */
type Pieces = { next: () => Promise<{ done?: boolean | undefined; value?: Piece | undefined }> };

/** The side of `port` that answers. It hears of the other side from now on. */
export function answerBy(port: MessagePort) {
  const leaving = new AbortController();
  let isAsked = false;
  let wake = (): void => undefined;
  port.addEventListener("message", ({ data }) => {
    if (data === MORE) isAsked = true;
    else leaving.abort();
    wake();
  });
  port.start();

  /** Waits until the next piece is asked for; false once nobody waits for it. */
  const isWanted = async (): Promise<boolean> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    wake = resolve;
    if (isAsked || leaving.signal.aborted) resolve();
    const timer = setTimeout(() => {
      leaving.abort();
      resolve();
    }, GONE_MS);
    await promise;
    clearTimeout(timer);
    isAsked = false;
    return !leaving.signal.aborted;
  };

  return {
    /** Aborted when nobody waits for the answer any more. */
    leaving: leaving.signal,
    /**
     * Sends `pieces` as they are asked for, and says how they ended. Never rejects. Once `leaving` is aborted nothing more is
     * read of them; what is being read has to end by that itself.
     */
    send: async (pieces: Pieces): Promise<void> => {
      try {
        while (await isWanted()) {
          const { done = false, value } = await pieces.next();
          if (done) return port.postMessage(END);
          port.postMessage(value);
        }
      } catch {
        port.postMessage(BROKEN);
      } finally {
        port.close();
      }
    },
  };
}

/** Tells the answering side of `port` that nobody waits any more. */
export function leavePort(port: MessagePort): void {
  port.postMessage(STOP);
  port.close();
}

/**
 * The body that comes through `port`. It fails as one from a network does: with a `TypeError` where it breaks off, and with the
 * reason of `signal` once that is aborted. `over` resolves when nothing more of it comes, however it ended.
 */
export function bodyFrom(port: MessagePort, signal: AbortSignal): { body: ReadableStream<Piece>; over: Promise<void> } {
  let arrived = Promise.withResolvers<void>();
  let isOver = false;
  const { promise: over, resolve: tellOver } = Promise.withResolvers<void>();
  const end = () => {
    isOver = true;
    arrived.resolve();
    tellOver();
  };
  const body = new ReadableStream<Piece>(
    {
      start: (controller) => {
        const leave = () => {
          if (isOver) return;
          end();
          leavePort(port);
          controller.error(signal.reason);
        };
        port.addEventListener("message", ({ data }: MessageEvent<Piece | typeof END | typeof BROKEN>) => {
          if (isOver) return;
          arrived.resolve();
          if (data instanceof Uint8Array) return controller.enqueue(data);
          end();
          port.close();
          signal.removeEventListener("abort", leave);
          if (data === END) controller.close();
          else controller.error(new TypeError("the connection broke"));
        });
        port.start();
        signal.addEventListener("abort", leave);
        if (signal.aborted) leave();
      },
      // Asked for once until it has come, however often it is read.
      pull: () => {
        arrived = Promise.withResolvers<void>();
        port.postMessage(MORE);
        return arrived.promise;
      },
      cancel: () => {
        end();
        leavePort(port);
      },
    },
    { highWaterMark: 0 },
  );
  return { body, over };
}
