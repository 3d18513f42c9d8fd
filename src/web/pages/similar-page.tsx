// All games like one, with the reason for each; narrowed and sorted as every list is.
import { useQuery } from "@tanstack/react-query";
import { Columns2 } from "lucide-react";
import { gameAddress } from "#shared/match-route.ts";
import { ROUTES, tabTitle } from "#shared/routes.ts";
import { gameQuery } from "#web/api/game-detail.ts";
import { SortSelect } from "#web/features/catalogue/sort-select.tsx";
import { Crumbs } from "#web/features/crumbs/crumbs.tsx";
import { FollowList } from "#web/features/follow/follow-list.tsx";
import { followedQuery } from "#web/lib/followed-query.ts";
import { GameProblem } from "#web/features/game/game-problem.tsx";
import { ShareButton } from "#web/features/share/share-button.tsx";
import { ShareWords } from "#web/features/share/share-words.tsx";
import { compareAddress } from "#web/lib/compare-address.ts";
import { countOfGames } from "#web/lib/count-games.ts";
import { usePlace } from "#web/lib/navigation.ts";
import { pageTitle } from "#web/lib/page-titles.ts";
import { readSimilarId, similarAddress } from "#web/lib/similar-address.ts";
import { SLOT } from "#web/lib/slot.ts";
import { t } from "#web/lib/t.ts";
import { useTopOfList } from "#web/lib/use-top-of-list.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Link } from "#web/ui/link.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { Phrase } from "#web/ui/phrase.tsx";
import { InlineSpinner } from "#web/ui/spinner.tsx";
import { NarrowedList } from "./narrowed-list.tsx";
import { SimilarList } from "./similar-list.tsx";
import { useSimilarGames } from "./use-similar-games.ts";
import { WellKnownGames } from "./well-known-games.tsx";
import styles from "./similar-page.module.css";

/** The game and the three that are most like it. */
const COMPARED_AT_ONCE = 3;

export function SimilarPage() {
  const id = readSimilarId(usePlace().pathname);
  const { data: game, error, refetch, isFetching } = useQuery(gameQuery(id));
  if (game === undefined && error !== null && !isFetching) {
    return (
      <div className={styles.problem}>
        <title>{tabTitle(pageTitle("similar"))}</title>
        <GameProblem error={error} onRetry={() => void refetch()} after={<WellKnownGames />} />
      </div>
    );
  }
  return <Similar key={id} id={id} name={game?.name ?? "…"} />;
}

function Similar({ id, name }: { id: number; name: string }) {
  const similar = useSimilarGames(id);
  const { view, games, count, isLoading } = similar;
  const top = useTopOfList(view.page);
  const title = t("similar.title", { name });
  const first = games.slice(0, COMPARED_AT_ONCE).map((game) => game.id);
  return (
    <PageFrame
      headingRef={top}
      heading={
        <Phrase text={t("similar.title", { name: SLOT })}>
          <Link href={gameAddress(id)} className={styles.name}>
            <bdi>{name}</bdi>
          </Link>
        </Phrase>
      }
      isLong
      note={isLoading ? <InlineSpinner label={t("pages.loadingGames")} /> : countOfGames(count)}
    >
      <title>{tabTitle(view.page > 1 ? t("similar.titleOfPage", { name, page: view.page }) : title)}</title>
      <Crumbs
        crumbs={[
          { name: t("crumbs.games"), href: ROUTES.catalogue.path },
          { name, href: gameAddress(id) },
        ]}
      />
      <NarrowedList
        list={similar}
        path={similarAddress(id)}
        top={top}
        more={
          <>
            <ShareButton title={title}>
              <ShareWords />
            </ShareButton>
            {view.page === 1 && first.length > 0 && (
              <span className={styles.compare}>
                <ButtonLink to={compareAddress([id, ...first])} variant="quiet">
                  <Columns2 size={18} aria-hidden="true" /> {t("similar.compareFirst")}
                </ButtonLink>
              </span>
            )}
            <div className={styles.sort}>
              <SortSelect sort={view.sort} onChoose={similar.changeSort} />
            </div>
          </>
        }
      >
        {(columns) => <SimilarList subject={{ id, name }} similar={similar} columns={columns} />}
      </NarrowedList>
      <FollowList path={similarAddress(id)} query={followedQuery(view)} />
    </PageFrame>
  );
}
