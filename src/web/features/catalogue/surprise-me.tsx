import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ROUTES } from "#shared/routes.ts";
import type { GamesParams } from "#shared/rawg/query.ts";
import { pageTitle } from "#web/lib/page-titles.ts";
import { t } from "#web/lib/t.ts";
import { Button } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { openSurprise } from "./open-surprise.ts";
import styles from "./surprise-me.module.css";

/** Below a list of which nothing was wanted: opens a good game of those with these `params`, whichever chance says. */
export function SurpriseMe({ params, children }: { params: GamesParams; children?: ReactNode }) {
  const client = useQueryClient();
  return (
    <div className={styles.place}>
      <Button onClick={() => void openSurprise(client, params).catch(() => undefined)}>
        {t("catalogue.surprise")}
      </Button>
      <Link href={ROUTES.discover.path}>{pageTitle("discover")}</Link>
      {children}
    </div>
  );
}
