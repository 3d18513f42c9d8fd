// Below all that a game's page says of it: the others of its series, and games like it. Asked for as a visitor comes near.
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { RelatedPart } from "#shared/rawg/client.ts";
import { relatedGamesQuery } from "#web/api/related-games.ts";
import { CardGrid } from "#web/features/cards/card-grid.tsx";
import { FavoriteButton } from "#web/features/favorites/favorite-button.tsx";
import type { CardGame } from "#web/lib/card-game.ts";
import { useNearViewport } from "#web/ui/use-near-viewport.ts";
import styles from "./row-of-games.module.css";

/** One row of a large window, three of a telephone's. */
const SHOWN = 6;

const heart = (game: CardGame) => <FavoriteButton game={game} />;

/** False once it is known that the game has none: nothing leads to what is not there. */
export function useMayHaveRelated(id: number, part: RelatedPart): boolean {
  const { data, error } = useQuery({ ...relatedGamesQuery(id, part, SHOWN), enabled: false });
  return error === null && data?.results.length !== 0;
}

type RelatedGamesProps = {
  /** What the section is found by on the page. */
  name: string;
  id: number;
  part: RelatedPart;
  title: string;
  /** How many there are, where that is known. */
  count?: number;
};

/** Nothing where there are none. */
export function RelatedGames({ name, id, part, title, count = SHOWN }: RelatedGamesProps) {
  const section = useRef<HTMLElement>(null);
  const isNear = useNearViewport(section);
  const { data, error } = useQuery({ ...relatedGamesQuery(id, part, SHOWN), enabled: isNear });
  if (error !== null || count === 0 || data?.results.length === 0) return null;
  return (
    <section ref={section} className={styles.row} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <CardGrid
        games={data?.results ?? []}
        isLoading={data === undefined}
        expected={Math.min(count, SHOWN)}
        columns="results"
        label={title}
        renderAction={heart}
      />
    </section>
  );
}
