// A list of cards in columns. It decides how many columns there are and which cards stand in the last row, nothing else.
import { type ReactNode, useCallback, useState } from "react";
import type { CardGame } from "#web/lib/card-game.ts";
import { fetchExtras } from "./card-extras.ts";
import { CardSkeleton } from "./card-skeleton.tsx";
import { GameCard } from "./game-card.tsx";
import { columnsOf, moveThroughGrid } from "./grid-keys.ts";
import styles from "./card-grid.module.css";

const SKELETONS = Array.from({ length: 12 }, (_, index) => `skeleton-${index}`);

/** Pictures of so many cards are fetched at once. */
const EAGER_CARDS = 4;

/** How wide a card's picture is, by the columns of `card-grid.module.css`. */
const SIZES = "(min-width: 64rem) 24rem, (min-width: 48rem) 31vw, (min-width: 30rem) 46vw, 94vw";

export type CardGridColumns = "catalogue-open" | "catalogue-closed" | "results" | "favorites";

type CardGridProps = {
  games: readonly CardGame[];
  isLoading?: boolean;
  columns: CardGridColumns;
  /** Names the list to a screen reader. */
  label?: string;
  /** How many cards at the end count as the last row; by default those that stand there. */
  lastRowCount?: number;
  /** The favourite heart of a game; keep the function stable, or every card renders again. */
  renderAction?: (game: CardGame) => ReactNode;
};

/** Follows how many columns the grid has, and moves the focus by arrow keys. */
function useGrid() {
  const [columns, setColumns] = useState(1);
  const ref = useCallback((list: HTMLUListElement) => {
    const observer = new ResizeObserver(() =>
      setColumns(columnsOf([...list.children].filter((item) => item instanceof HTMLElement))),
    );
    const move = (event: KeyboardEvent) => moveThroughGrid(list, event);
    observer.observe(list);
    list.addEventListener("keydown", move);
    list.addEventListener("pointerover", fetchExtras, { once: true });
    list.addEventListener("focusin", fetchExtras, { once: true });
    return () => {
      observer.disconnect();
      list.removeEventListener("pointerover", fetchExtras);
      list.removeEventListener("focusin", fetchExtras);
      list.removeEventListener("keydown", move);
    };
  }, []);
  return { columns, ref };
}

/** A single row has no last one: its panels open below. */
function lastRowOf(count: number, columns: number): number {
  return count <= columns ? 0 : count % columns || columns;
}

/** The cards of `games`, or twelve skeletons while they load. */
export function CardGrid(props: CardGridProps) {
  const { games, isLoading = false, columns: layout, label = "Games", lastRowCount, renderAction } = props;
  const { columns, ref } = useGrid();
  const lastRow = lastRowCount ?? lastRowOf(games.length, columns);
  return (
    <ul
      ref={ref}
      className={styles.grid}
      data-columns={layout}
      data-loading={isLoading ? "" : undefined}
      aria-label={label}
      aria-busy={isLoading}
    >
      {isLoading
        ? SKELETONS.map((key) => (
            <li key={key} aria-hidden="true">
              <CardSkeleton />
            </li>
          ))
        : games.map((game, index) => (
            <li key={game.id}>
              <GameCard
                game={game}
                sizes={SIZES}
                isEager={index < EAGER_CARDS}
                isLastRow={index >= games.length - lastRow}
                renderAction={renderAction}
              />
            </li>
          ))}
    </ul>
  );
}
