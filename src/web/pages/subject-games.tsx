// The games of a subject: ordered, page by page, and the way to the catalogue, where all filters are.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Subject } from "#shared/subject.ts";
import { EMPTY_PAGE, listGamesQuery } from "#web/api/list-games.ts";
import { CardGrid } from "#web/features/cards/card-grid.tsx";
import { CatalogueProblem, PastEnd } from "#web/features/catalogue/catalogue-notices.tsx";
import { PaginationBar } from "#web/features/catalogue/pagination-bar.tsx";
import { FavoriteButton } from "#web/features/favorites/favorite-button.tsx";
import { OrderLinks } from "#web/features/subject/order-links.tsx";
import type { CardGame } from "#web/lib/card-game.ts";
import { totalPagesOf } from "#web/lib/catalogue-view.ts";
import {
  catalogueOf,
  isInSeriesOrder,
  type SubjectName,
  subjectParams,
  type SubjectView,
  subjectViewAddress,
} from "#web/lib/subject-place.ts";
import { t } from "#web/lib/t.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import styles from "./subject-page.module.css";

const heart = (game: CardGame) => <FavoriteButton game={game} />;

/** A slug of figures alone would be read as an id. */
const isId = ({ kind, slug }: SubjectName) => kind !== "year" && /^\d+$/.test(slug);

type SubjectGamesProps = {
  name: SubjectName;
  /** Undefined until it is known. */
  subject: Subject | undefined;
  view: SubjectView;
};

export function SubjectGames({ name, subject, view }: SubjectGamesProps) {
  const title = isInSeriesOrder(name, view) ? t("subject.inOrder") : t("subject.games");
  return (
    <section className={styles.games} aria-labelledby="subject-games">
      <div className={styles.bar}>
        <h2 id="subject-games" className={styles.title}>
          {title}
        </h2>
        <OrderLinks name={name} view={view} />
        {subject !== undefined && (
          <ButtonLink to={catalogueOf(name.kind, subject)} variant="quiet">
            {t("subject.allFilters")}
          </ButtonLink>
        )}
      </div>
      <Games name={name} subject={subject} view={view} title={title} />
    </section>
  );
}

/** The grid and its pages, or what stands in their place. */
function Games({ name, subject, view, title }: SubjectGamesProps & { title: string }) {
  const client = useQueryClient();
  const value = isId(name) ? String(subject?.id) : name.slug;
  const questionOf = (page: number) => listGamesQuery(subjectParams(name, value, { ...view, page }));
  const isAsked = !isId(name) || subject !== undefined;
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...questionOf(view.page), enabled: isAsked });
  const addressOf = (page: number) => subjectViewAddress(name, { ...view, page });
  const { count, results } = data ?? EMPTY_PAGE;
  const isLoading = data === undefined || (isPlaceholderData && results.length === 0);
  if (error !== null && view.page > 1) return <PastEnd firstPage={questionOf(1)} addressOf={addressOf} />;
  if (error !== null && data === undefined) return <CatalogueProblem onRetry={() => void refetch()} />;
  return (
    <>
      <CardGrid games={results} isLoading={isLoading} columns="results" label={title} renderAction={heart} />
      <PaginationBar
        page={view.page}
        total={data === undefined ? 0 : totalPagesOf(count)}
        addressOf={addressOf}
        onApproach={(page) => void (isLoading || client.prefetchQuery(questionOf(page)))}
      />
    </>
  );
}
