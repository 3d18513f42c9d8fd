// The cards of the games like one, each with its reason, or what stands in their place.
import { useQuery } from "@tanstack/react-query";
import { relatedGamesQuery } from "#web/api/related-games.ts";
import { CardGrid } from "#web/features/cards/card-grid.tsx";
import { PastEnd } from "#web/features/catalogue/catalogue-notices.tsx";
import { FavoriteButton } from "#web/features/favorites/favorite-button.tsx";
import { SimilarNote } from "#web/features/similar/similar-note.tsx";
import type { CardGame } from "#web/lib/card-game.ts";
import { t } from "#web/lib/t.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadProblem } from "#web/ui/load-problem.tsx";
import { NothingLeft } from "./nothing-left.tsx";
import type { useSimilarGames } from "./use-similar-games.ts";
import { WellKnownGames } from "./well-known-games.tsx";
import styles from "./similar-page.module.css";

/** Of a game that another service alone knows. */
const SUGGESTED_MAX = 40;

const heart = (game: CardGame) => <FavoriteButton game={game} />;

type SimilarListProps = {
  subject: { id: number; name: string };
  similar: ReturnType<typeof useSimilarGames>;
  columns: "catalogue-open" | "results";
};

export function SimilarList({ subject, similar, columns }: SimilarListProps) {
  const { games, isLoading } = similar;
  if (similar.hasFailed) {
    return (
      <LoadProblem title={t("similar.failed")} onRetry={() => void similar.reload()}>
        {t("similar.noAnswer")}
      </LoadProblem>
    );
  }
  if (similar.isPastEnd) return <PastEnd firstPage={similar.firstPage} addressOf={similar.addressOf} />;
  if (!isLoading && games.length === 0)
    return similar.isNarrowed || similar.isByShelf ? (
      <NothingLeft list={similar} />
    ) : (
      <NothingSimilar subject={subject} />
    );
  const shared = new Map(games.map((game) => [game.id, game.shared]));
  return (
    <div className={styles.noted}>
      <CardGrid
        games={games}
        isLoading={isLoading}
        columns={columns}
        label={t("similar.label")}
        renderAction={heart}
        renderNote={(game) => <SimilarNote subject={subject} game={game} shared={shared.get(game.id)} />}
      />
    </div>
  );
}

/** A game that the catalogue does not know may have suggestions of its own service. */
function NothingSimilar({ subject }: Pick<SimilarListProps, "subject">) {
  const { data } = useQuery(relatedGamesQuery(subject.id, "suggested", SUGGESTED_MAX));
  if (data !== undefined && data.results.length > 0)
    return <CardGrid games={data.results} columns="results" label={t("similar.label")} renderAction={heart} />;
  return (
    <>
      <EmptyState title={t("similar.none")}>{t("similar.noneHow", { name: subject.name })}</EmptyState>
      <WellKnownGames />
    </>
  );
}
