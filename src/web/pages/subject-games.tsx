// The games of a subject: narrowed, ordered, page by page, and how they are followed.
import type { RefObject } from "react";
import type { Subject } from "#shared/subject.ts";
import { subjectAddress } from "#shared/subjects.ts";
import { CardGrid } from "#web/features/cards/card-grid.tsx";
import { CatalogueProblem, PastEnd } from "#web/features/catalogue/catalogue-notices.tsx";
import { FavoriteButton } from "#web/features/favorites/favorite-button.tsx";
import { FollowList } from "#web/features/follow/follow-list.tsx";
import { ShareButton } from "#web/features/share/share-button.tsx";
import { ShareWords } from "#web/features/share/share-words.tsx";
import { GameTiles } from "#web/features/subject/game-tiles.tsx";
import { OrderLinks } from "#web/features/subject/order-links.tsx";
import type { CardGame } from "#web/lib/card-game.ts";
import { countOfGames } from "#web/lib/count-games.ts";
import { followedQuery } from "#web/lib/followed-query.ts";
import { catalogueOf, isInSeriesOrder, type SubjectName } from "#web/lib/subject-place.ts";
import { subjectTitle } from "#web/lib/subject-words.ts";
import { t } from "#web/lib/t.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { NarrowedList } from "./narrowed-list.tsx";
import { NothingLeft } from "./nothing-left.tsx";
import type { NarrowedGames } from "./use-narrowed-list.ts";
import { useUndated } from "./use-subject-games.ts";
import styles from "./subject-page.module.css";

const heart = (game: CardGame) => <FavoriteButton game={game} />;

type SubjectGamesProps = {
  name: SubjectName;
  /** Undefined until it is known. */
  subject: Subject | undefined;
  list: NarrowedGames;
  /** The heading of the page. */
  top: RefObject<HTMLElement | null>;
};

export function SubjectGames({ name, subject, list, top }: SubjectGamesProps) {
  const { view, isLoading, isNarrowed } = list;
  const title = isInSeriesOrder(name, view) ? t("subject.inOrder") : t("subject.games");
  const undated = useUndated(name, subject, list);
  const count = isLoading ? t("pages.loadingGames") : countOfGames(list.count + undated.length);
  return (
    <section className={styles.games} aria-labelledby="subject-games">
      <div className={styles.bar}>
        <div className={styles.named}>
          <h2 id="subject-games" className={styles.title}>
            {title}
          </h2>
          <p role="status" className={styles.count}>
            {isNarrowed && !list.hasFailed && !list.isPastEnd && count}
          </p>
        </div>
        <OrderLinks name={name} view={view} />
      </div>
      <NarrowedList
        list={list}
        path={subjectAddress(name.kind, name.slug)}
        top={top}
        hasOwnOrders
        more={
          subject !== undefined && (
            <>
              <ShareButton title={subjectTitle(subject)}>
                <ShareWords />
              </ShareButton>
              <ButtonLink to={catalogueOf(name.kind, subject, view)} variant="quiet">
                {t("subject.inCatalogue")}
              </ButtonLink>
            </>
          )
        }
      >
        {(columns) => <Games list={list} title={title} columns={columns} hasOthers={undated.length > 0} />}
      </NarrowedList>
      <GameTiles title={t("subject.undated")} highlights={undated.map((game) => ({ game }))} />
      <FollowList path={subjectAddress(name.kind, name.slug)} query={followedQuery(view)} />
    </section>
  );
}

type GamesProps = {
  list: NarrowedGames;
  title: string;
  columns: "catalogue-open" | "results";
  /** Are there games besides those of the list? */
  hasOthers: boolean;
};

/** The grid, or what stands in its place. */
function Games({ list, title, columns, hasOthers }: GamesProps) {
  const { games, isLoading } = list;
  if (list.isPastEnd) return <PastEnd firstPage={list.firstPage} addressOf={list.addressOf} />;
  if (list.hasFailed) return <CatalogueProblem onRetry={() => void list.reload()} />;
  if (!isLoading && games.length === 0)
    return hasOthers || !(list.isNarrowed || list.isByShelf) ? null : <NothingLeft list={list} />;
  return <CardGrid games={games} isLoading={isLoading} columns={columns} label={title} renderAction={heart} />;
}
