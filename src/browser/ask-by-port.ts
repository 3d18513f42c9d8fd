// One question of the service worker to the engine of a page, and the answer as the browser takes it.
import type { Answer, Question } from "#shared/alone.ts";
import { bodyFrom, leavePort } from "#shared/body-by-port.ts";

type Asking = {
  /** Brings the question with the port to the engine. */
  send: (question: Question, port: MessagePort) => void;
  /** Aborted when nobody waits for the answer any more, of which the engine is told. */
  leaving: AbortSignal;
  /** Hears of a body that comes in pieces; the promise resolves when it is over. */
  onPieces?: (over: Promise<void>) => void;
};

/** What is answered to `target`. */
export async function askByPort(target: string, { send, leaving, onPieces }: Asking): Promise<Response> {
  const { port1, port2 } = new MessageChannel();
  const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
  port1.addEventListener("message", ({ data }) => resolve(data as Answer), { once: true }); // Only our page has the port.
  port1.start();
  const leave = () => resolve(undefined);
  leaving.addEventListener("abort", leave);
  send({ type: "ask", target }, port2);
  const given = await promise;
  leaving.removeEventListener("abort", leave);
  if (given === undefined) {
    leavePort(port1);
    return Response.error();
  }
  const { status, contentType, body, location, data, isInPieces } = given;
  const headers = { "content-type": contentType, ...(data !== undefined && { "ludex-data": data }) };
  if (isInPieces === true) {
    const pieces = bodyFrom(port1, leaving);
    onPieces?.(pieces.over);
    return new Response(pieces.body, { status, headers });
  }
  port1.close();
  return location === undefined ? new Response(body, { status, headers }) : Response.redirect(location);
}
