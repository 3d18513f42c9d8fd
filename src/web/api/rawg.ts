// The one client of the catalogue service. The app speaks to its own origin; keys and the real service stay behind it.
import { createRawgClient } from "#shared/rawg/client.ts";
import { withoutOwnOrigin } from "#shared/own-addresses.ts";
import { noteDataSource } from "#web/state/data-source.ts";

/** Fetches, and writes addresses of our own origin root-relative before anyone keeps them. */
async function fetchOwn(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  noteDataSource(response.headers.get("ludex-data"));
  if (!response.ok) return response;
  const { status, statusText, headers } = response;
  return new Response(withoutOwnOrigin(await response.text(), location.origin), { status, statusText, headers });
}

let ask: typeof fetchOwn = fetchOwn;

/** Asks through `other` from now on: a server asks itself, without a network. */
export function askThrough(other: typeof fetchOwn): void {
  ask = other;
}

export const rawg = createRawgClient({ baseUrl: "/api", fetch: (input, init) => ask(input, init) });
