// The client of the catalogue service. The app speaks to its own origin; keys and the real service stay behind it.
import type { QueryClient } from "@tanstack/react-query";
import { createRawgClient } from "#shared/rawg/client.ts";
import { withoutOwnOrigin } from "#shared/own-addresses.ts";
import { noteDataSource } from "#web/state/data-source.ts";

/** What of a visitor's shelf a question says: in an address it would come into logs. */
const OF_SHELF = /[?&](?:exclude|ids|titles)=/;

/** The request; one that says something of the shelf has all that it asks in its body. */
function withoutShelf(input: string, init?: RequestInit): Parameters<typeof fetch> {
  const [path = "", query] = input.split("?");
  return OF_SHELF.test(input) ? [path, { ...init, method: "POST", body: new URLSearchParams(query) }] : [input, init];
}

/** Fetches, and writes addresses of our own origin root-relative before anyone keeps them. */
async function fetchOwn(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await (typeof input === "string" ? fetch(...withoutShelf(input, init)) : fetch(input, init));
  noteDataSource(response.headers.get("ludex-data"));
  if (!response.ok) return response;
  const { status, statusText, headers } = response;
  return new Response(withoutOwnOrigin(await response.text(), location.origin), { status, statusText, headers });
}

type Rawg = ReturnType<typeof createRawgClient>;

const clientOver = (fetch: typeof fetchOwn) => createRawgClient({ baseUrl: "/api", fetch });

const rawg = clientOver(fetchOwn);
/** Of query caches whose questions go another way: a server asks itself, without a network, for one document each. */
const others = new WeakMap<QueryClient, Rawg>();

/** Lets what is asked for `client` go through `fetch`. */
export function askThrough(client: QueryClient, fetch: typeof fetchOwn): void {
  others.set(client, clientOver(fetch));
}

/** What the questions of `client` are asked of. */
export const rawgOf = (client: QueryClient): Rawg => others.get(client) ?? rawg;
