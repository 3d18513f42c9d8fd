// Games that somebody handed on by a link, to be read: they stand in the address's fragment, which no server sees.
import { useEffect, useState } from "react";
import { ROUTES, tabTitle } from "#shared/routes.ts";
import { SharedList } from "#web/features/shelf/shared-list.tsx";
import { countOfGames } from "#web/lib/count-games.ts";
import { pageTitle } from "#web/lib/page-titles.ts";
import { t } from "#web/lib/t.ts";
import { readFragment, type SharedGames } from "#web/state/shelf/shared-games.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";

/** Undefined until it was read, null where the link holds no games. */
function useShared(): SharedGames | null | undefined {
  const [shared, setShared] = useState<SharedGames | null>();
  useEffect(() => {
    const read = () => void readFragment(location.hash.slice(1)).then((games) => setShared(games ?? null));
    read();
    // Another link pasted over this one.
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  return shared;
}

export function SharedPage() {
  const shared = useShared();
  const title = shared?.title || pageTitle("shared");
  return (
    <PageFrame heading={title} note={shared ? countOfGames(shared.games.length) : ""}>
      <title>{tabTitle(title)}</title>
      {shared === undefined && <noscript>{t("shelf.needJavaScript")}</noscript>}
      {shared === null && (
        <EmptyState
          title={t("shelf.sharedNothing")}
          actions={<ButtonLink to={ROUTES.catalogue.path}>{t("favorites.browse")}</ButtonLink>}
        >
          {t("shelf.sharedBroken")}
        </EmptyState>
      )}
      {shared && <SharedList key={shared.games.map(({ id }) => id).join()} shared={shared} />}
    </PageFrame>
  );
}
