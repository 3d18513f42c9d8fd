// The rows of the protocol without a server: finds the row of an address and answers as the server would.
import type { Answer } from "#shared/alone.ts";
import { toldOf } from "#server/games/provenance.ts";
import { notFound, type Route } from "#server/games/route.ts";
import { PROTOCOL_ROUTES } from "#server/games/routes.ts";
import { serialize } from "#server/games/serialize.ts";
import type { GameSource } from "#server/games/source.ts";
import { NO_CLIENT } from "#server/http/ask-context.ts";
import { parametersOf } from "./target.ts";

const API = "/api";

const segmentsOf = (path: string) => path.split("/").slice(1);
const isParameter = (segment: string) => segment.startsWith(":");
const parametersIn = ({ path }: Route) => segmentsOf(path).filter(isParameter).length;

/** Words before parameters: `/games/facets` is no game. */
const ROWS = PROTOCOL_ROUTES.toSorted((a, b) => parametersIn(a) - parametersIn(b));

/** The parameters of a path that a row answers; undefined where it is another row's. */
function paramsOf({ path }: Route, asked: readonly string[]): Record<string, string> | undefined {
  const wanted = segmentsOf(path);
  if (wanted.length !== asked.length) return undefined;
  if (!wanted.every((segment, at) => isParameter(segment) || segment === asked[at])) return undefined;
  return Object.fromEntries(
    wanted.flatMap((segment, at) => (isParameter(segment) ? [[segment.slice(1), asked[at] ?? ""]] : [])),
  );
}

/** The answer of `source` to an address below `/api`. Throws `HttpError`, as the rows do. */
export async function answerProtocol(source: GameSource, url: URL): Promise<Answer> {
  const path = url.pathname.slice(API.length).replace(/\/$/, "");
  const asked = segmentsOf(path).map(decodeURIComponent);
  for (const row of ROWS) {
    const params = paramsOf(row, asked);
    if (params === undefined) continue;
    const query = parametersOf(url);
    // As with a server, what came in a form is not in the addresses of other pages.
    const address = { url: `${url.origin}${API}${path}`, query: new URLSearchParams(url.search) };
    const { value, provenance } = await row.answer({ query, address, context: NO_CLIENT, params }, source);
    return {
      status: 200,
      contentType: "application/json; charset=utf-8",
      body: serialize(value, url.origin),
      ...(provenance.how !== "own" && { data: toldOf(provenance) }),
    };
  }
  throw notFound();
}
