// The one client of the catalogue service. The app speaks to its own origin; keys and the real service stay behind it.
import { createRawgClient } from "#shared/rawg/client.ts";

export const rawg = createRawgClient({ baseUrl: "/api" });
