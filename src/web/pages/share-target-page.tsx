// Where the installed app takes what other apps share with it: text or an address becomes a search.
import { useEffect } from "react";
import { ROUTES, tabTitle } from "#shared/routes.ts";
import { navigate, usePlace } from "#web/lib/navigation.ts";
import { pageTitle } from "#web/lib/page-titles.ts";
import { readSharedWords } from "#web/lib/shared-words.ts";
import { t } from "#web/lib/t.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";

export function ShareTargetPage() {
  const { search } = usePlace();
  const isHydrated = useHydrated();
  // A server that writes the page does not know for sure what its own address is.
  const shared = readSharedWords(search, isHydrated ? location.origin : "");
  const href = isHydrated ? shared?.href : undefined;
  // In place of this entry: who goes back comes to where they were before.
  useEffect(() => {
    if (href !== undefined) navigate(href, { replace: true });
  }, [href]);
  return (
    <PageFrame heading={pageTitle("share-target")}>
      <title>{tabTitle(pageTitle("share-target"))}</title>
      {shared === undefined ? (
        <EmptyState
          title={t("share.nothing")}
          actions={<ButtonLink to={ROUTES.catalogue.path}>{t("game.browseCatalogue")}</ButtonLink>}
        >
          {t("share.nothingHow")}
        </EmptyState>
      ) : (
        <EmptyState
          title={t("share.searching", { words: shared.words })}
          actions={<ButtonLink to={shared.href}>{t("share.toResults")}</ButtonLink>}
        />
      )}
    </PageFrame>
  );
}
