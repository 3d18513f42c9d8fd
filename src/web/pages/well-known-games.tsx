// What stands below a screen that has little or nothing to show, so that there is always a way on: a row of the games that
// most people know, as they stand first in the catalogue. The document has them already.
import { t } from "#web/lib/t.ts";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { listGamesQuery } from "#web/api/list-games.ts";
import { CardGrid } from "#web/features/cards/card-grid.tsx";
import { FavoriteButton } from "#web/features/favorites/favorite-button.tsx";
import type { CardGame } from "#web/lib/card-game.ts";
import { FIRST_VIEW, viewParams } from "#web/lib/catalogue-view.ts";
import styles from "./row-of-games.module.css";

const NAME = t("pages.wellKnown");
/** A row or two of the grid at every width; the style sheet hides what would begin another. */
const SHOWN = 6;

const heart = (game: CardGame) => <FavoriteButton game={game} />;

type WellKnownGamesProps = {
  /** Games that are on the screen already. */
  except?: readonly CardGame[] | undefined;
};

const NONE: readonly CardGame[] = [];

export function WellKnownGames({ except = NONE }: WellKnownGamesProps) {
  const id = useId();
  // The question that the home page asks: RAWG is asked nothing twice.
  const { data, error } = useQuery(listGamesQuery(viewParams(FIRST_VIEW)));
  const seen = new Set(except.map((game) => game.id));
  const list = data?.results;
  const games = (list ?? []).filter((game) => !seen.has(game.id)).slice(0, SHOWN);
  if (error !== null || (list !== undefined && games.length === 0)) return null;
  return (
    <section className={styles.row} data-apart="" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {NAME}
      </h2>
      <CardGrid games={games} isLoading={list === undefined} columns="results" label={NAME} renderAction={heart} />
    </section>
  );
}
