// Below all that a game's page says of it: the others of its series, and games like it. Asked for as a visitor comes near.
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import type { RelatedPart } from "#shared/rawg/client.ts";
import { relatedGamesQuery } from "#web/api/related-games.ts";
import { CardGrid } from "#web/features/cards/card-grid.tsx";
import { FavoriteButton } from "#web/features/favorites/favorite-button.tsx";
import type { CardGame } from "#web/lib/card-game.ts";
import { isNarrowing, narrowed, useShelfNarrowing } from "#web/state/shelf/narrowing.ts";
import { useNearViewport } from "#web/ui/use-near-viewport.ts";
import styles from "./row-of-games.module.css";

/** One row of a large window, three of a telephone's. */
const SHOWN = 6;
/** So many are asked for where some may be left out. */
const NARROWED_FROM = 24;

const heart = (game: CardGame) => <FavoriteButton game={game} />;

/** Those that the visitor's shelf leaves, once they are known; undefined before. */
function useRelated(id: number, part: RelatedPart, enabled: boolean) {
  const narrowing = useShelfNarrowing();
  const asked = isNarrowing(narrowing) ? NARROWED_FROM : SHOWN;
  const { data, error } = useQuery({ ...relatedGamesQuery(id, part, asked), enabled });
  return { games: data && narrowed(data.results, narrowing).slice(0, SHOWN), error };
}

/** False once it is known that the game has none: nothing leads to what is not there. */
export function useMayHaveRelated(id: number, part: RelatedPart): boolean {
  const { games, error } = useRelated(id, part, false);
  return error === null && games?.length !== 0;
}

type RelatedGamesProps = {
  /** What the section is found by on the page. */
  name: string;
  id: number;
  part: RelatedPart;
  title: string;
  /** How many there are, where that is known. */
  count?: number;
  /** What leads on, beside the heading. */
  more?: ReactNode;
};

/** Nothing where there are none. */
export function RelatedGames({ name, id, part, title, count = SHOWN, more }: RelatedGamesProps) {
  const section = useRef<HTMLElement>(null);
  const isNear = useNearViewport(section);
  const { games, error } = useRelated(id, part, isNear);
  if (error !== null || count === 0 || games?.length === 0) return null;
  return (
    <section ref={section} className={styles.row} aria-labelledby={`${name}-title`}>
      <div className={styles.head}>
        <h2 id={`${name}-title`} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {more}
      </div>
      <CardGrid
        games={games ?? []}
        isLoading={games === undefined}
        expected={Math.min(count, SHOWN)}
        columns="results"
        label={title}
        renderAction={heart}
      />
    </section>
  );
}
