import type { QueryClient } from "@tanstack/react-query";
import { gameAddress } from "#shared/match-route.ts";
import type { GamesParams } from "#shared/rawg/query.ts";
import { listGamesQuery } from "#web/api/list-games.ts";
import { navigate } from "#web/lib/navigation.ts";
import { t } from "#web/lib/t.ts";
import { showNotice } from "#web/state/notices.ts";
import { loadShelfParts } from "#web/state/shelf/narrowing.ts";

/** Opens a good game of those with these `params` that has no mark, whichever chance says. Rejects where none can be had. */
export async function openSurprise(client: QueryClient, params: GamesParams): Promise<void> {
  const { pickUnmarked } = await loadShelfParts();
  const id = await pickUnmarked((asked) => client.fetchQuery(listGamesQuery(asked)), params);
  if (id === undefined) showNotice({ key: "surprise", text: t("catalogue.noSurprise") });
  else navigate(gameAddress(id));
}
