// Requests whose failures are the server's. A connection that was idle is not used again: where this process was busy, the
// server may just have closed it, which a browser would bear and `fetch` does not.
import { Agent, fetch } from "undici";

const IDLE_MAX_MS = 500;
/** Much longer than any answer takes: how long it takes is measured elsewhere, on a machine that does nothing else. */
const PATIENCE_MS = 60_000;

const dispatcher = new Agent({
  keepAliveTimeout: IDLE_MAX_MS,
  keepAliveMaxTimeout: IDLE_MAX_MS,
  connect: { timeout: PATIENCE_MS },
  headersTimeout: PATIENCE_MS,
  bodyTimeout: PATIENCE_MS,
});

/** The status and the whole text of what stands at `url`. */
export async function steadyFetch(
  url: string,
  headers: Record<string, string>,
): Promise<{ status: number; text: string }> {
  const answer = await fetch(url, { headers, dispatcher });
  return { status: answer.status, text: await answer.text() };
}
