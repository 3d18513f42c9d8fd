// The engines of a page that runs without a server, each in a worker of its own: one has what people wrote and answers from
// the beginning, another the whole catalogue, and takes the first one's place once it has opened it. Whatever was asked
// before is answered by the one that was asked.
import {
  type Errand,
  type Opened,
  type PassedOn,
  type Question,
  type Retire,
  type UseServices,
  WHOLE_ENGINE,
} from "#shared/alone.ts";
import { runErrand } from "#web/api/run-errand.ts";

type Told = Errand | Opened | PassedOn;

/**
 * Starts the first engine. `start` makes a worker of this name; `onWhole` is called when the whole catalogue has begun to
 * answer.
 */
export function startEngines(start: (name: string) => Worker, onWhole: () => void) {
  const engines = new Set<Worker>();
  let services: UseServices | undefined;
  let bringing: Promise<Worker | undefined> | undefined;

  const open = (name: string) => {
    const engine = start(name);
    const { promise: isOpen, resolve } = Promise.withResolvers<boolean>();
    engine.addEventListener("error", () => resolve(false));
    engine.addEventListener("message", ({ data, ports: [port] }: MessageEvent<Told>) => {
      if (data.type === "opened") resolve(data.isOpen);
      else if (port === undefined) return;
      else if (data.type === "errand") void runErrand(data, port);
      else void passOn(data, port);
    });
    engines.add(engine);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    if (services !== undefined) engine.postMessage(services);
    return { engine, isOpen };
  };

  const exchange = async (): Promise<Worker | undefined> => {
    const { engine, isOpen } = open(WHOLE_ENGINE);
    if (!(await isOpen)) {
      engines.delete(engine);
      engine.terminate();
      bringing = undefined;
      return undefined;
    }
    const before = current;
    current = engine;
    engines.delete(before);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    before.postMessage({ type: "retire" } satisfies Retire);
    onWhole();
    return engine;
  };
  const bring = () => (bringing ??= exchange());
  const passOn = async ({ target }: PassedOn, port: MessagePort) => {
    const engine = await bring();
    if (engine === undefined) current.postMessage({ type: "ask", target, isFinal: true } satisfies Question, [port]);
    else engine.postMessage({ type: "ask", target } satisfies Question, [port]);
  };

  const first = open("");
  let current = first.engine;
  return {
    /** Has the first engine what people wrote? */
    isOpen: first.isOpen,
    ask: (question: Question, ports: readonly MessagePort[]): void => current.postMessage(question, [...ports]),
    /** What may be asked of others from now on. */
    use: (given: UseServices): void => {
      services = given;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      for (const engine of engines) engine.postMessage(given);
    },
    /**
     * Has the whole catalogue opened; once it is, nothing happens. Resolves with false where it cannot be had: the next
     * time it is tried again.
     */
    bringWhole: async (): Promise<boolean> => (await bring()) !== undefined,
  };
}
