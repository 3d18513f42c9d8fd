// One answer of the engine through its port: as one message, and what of its body comes later in pieces after it.
import type { Answer } from "#shared/alone.ts";
import { answerBy } from "#shared/body-by-port.ts";
import type { Given } from "./engine.ts";

const encoder = new TextEncoder();

/**
 * Has `ask` answer through `port`, unless nobody waits any more. Where `isForOther` says so of the answer, it is not given, and
 * the port, which nothing has been sent through, is handed to `passOn`. Resolves when the answer is given to its end.
 */
export async function answerByPort(
  port: MessagePort,
  ask: (leaving: AbortSignal) => Promise<Given>,
  passOn?: { isForOther: (given: Answer) => boolean; to: (port: MessagePort) => void },
): Promise<void> {
  const { leaving, send } = answerBy(port);
  const { rest, ...given } = await ask(leaving);
  if (leaving.aborted) {
    port.close();
    await rest?.return(undefined);
  } else if (passOn?.isForOther(given) === true) passOn.to(port);
  else if (rest === undefined) port.postMessage(given satisfies Answer);
  else {
    port.postMessage({ ...given, isInPieces: true } satisfies Answer);
    await send({
      next: async () => {
        const { done = false, value } = await rest.next();
        return done ? { done } : { value: encoder.encode(value) };
      },
    });
    await rest.return(undefined);
  }
}
