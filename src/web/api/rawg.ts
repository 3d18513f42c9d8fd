// The one client of the catalogue service. The app speaks to its own origin; keys and the real service stay behind it.
import { createRawgClient } from "#shared/rawg/client.ts";
import { withoutOwnOrigin } from "#web/lib/own-addresses.ts";
import { noteDataSource } from "#web/state/data-source.ts";

/** Fetches, and writes addresses of our own origin root-relative before anyone keeps them. */
async function fetchOwn(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  noteDataSource(response.headers.get("ludex-data"));
  if (!response.ok) return response;
  const { status, statusText, headers } = response;
  return new Response(withoutOwnOrigin(await response.text(), location.origin), { status, statusText, headers });
}

export const rawg = createRawgClient({ baseUrl: "/api", fetch: fetchOwn });
