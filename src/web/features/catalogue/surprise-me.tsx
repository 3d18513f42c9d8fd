import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { gameAddress } from "#shared/match-route.ts";
import { ROUTES } from "#shared/routes.ts";
import type { GamesParams } from "#shared/rawg/query.ts";
import { listGamesQuery } from "#web/api/list-games.ts";
import { navigate } from "#web/lib/navigation.ts";
import { pageTitle } from "#web/lib/page-titles.ts";
import { t } from "#web/lib/t.ts";
import { showNotice } from "#web/state/notices.ts";
import { loadShelfParts } from "#web/state/shelf/narrowing.ts";
import { Button } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import styles from "./surprise-me.module.css";

/** Below a list of which nothing was wanted: opens a good game of those with these `params`, whichever chance says. */
export function SurpriseMe({ params, children }: { params: GamesParams; children?: ReactNode }) {
  const client = useQueryClient();
  const pick = async () => {
    const { pickUnmarked } = await loadShelfParts();
    const id = await pickUnmarked((asked) => client.fetchQuery(listGamesQuery(asked)), params);
    if (id === undefined) showNotice({ key: "surprise", text: t("catalogue.noSurprise") });
    else navigate(gameAddress(id));
  };
  return (
    <div className={styles.place}>
      <Button onClick={() => void pick().catch(() => undefined)}>{t("catalogue.surprise")}</Button>
      <Link href={ROUTES.discover.path}>{pageTitle("discover")}</Link>
      {children}
    </div>
  );
}
