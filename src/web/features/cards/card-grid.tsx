// A list of cards in columns. It decides how many columns there are and which cards stand in the last row, nothing else.
import { t } from "#web/lib/t.ts";
import { type ReactNode, startTransition, Suspense, useCallback, useRef, useState } from "react";
import type { CardGame } from "#web/lib/card-game.ts";
import { isReturn } from "#web/lib/navigation.ts";
import { hasShelf } from "#web/state/shelf/has-shelf.ts";
import { CardMarks, fetchExtras } from "./card-extras.ts";
import { CardSkeleton } from "./card-skeleton.tsx";
import { GameCard } from "./game-card.tsx";
import { columnsOf, moveThroughGrid } from "./grid-keys.ts";
import styles from "./card-grid.module.css";

const SKELETONS = Array.from({ length: 12 }, (_, index) => `skeleton-${index}`);

const NONE: readonly CardGame[] = [];

/** Pictures of so many cards are fetched at once. */
const EAGER_CARDS = 4;

export type CardGridColumns = "catalogue-open" | "catalogue-closed" | "results" | "favorites";

/** A fifth or a sixth of the page, whose measure grows with the window. */
const WIDE = "(min-width: 175rem) 15.4vw, (min-width: 110rem) max(20rem, 17.4vw)";
/** The last of a phone, whose pixels are small: a sixth less than is shown, which nobody sees, and which is there sooner. */
const PHONE = "(min-width: 30rem) 47vw, (min-width: 21.25rem) 38vw, 78vw";
const NARROW = `(min-width: 48rem) calc(31.3vw - 0.8rem), ${PHONE}`;
/**
 * How wide a card's picture is: what `card-grid.module.css` makes of the page's width and its gutters. Beside an open
 * sidebar it is up to a tenth narrower; said, it would draw every card and choose every picture again when that closes.
 */
const FULL_WIDTH = `${WIDE}, (min-width: 80rem) min(20rem, 20vw - 2rem), (min-width: 64rem) calc(23.5vw - 1rem), ${NARROW}`;
const FAVORITES = `${WIDE}, (min-width: 96rem) min(20rem, 20vw - 2rem), (min-width: 80rem) calc(25vw - 2.2rem), (min-width: 64rem) calc(31.3vw - 0.8rem), (min-width: 48rem) min(24rem, 47vw), (min-width: 40rem) 47vw, min(500px, 94vw)`;

type CardGridProps = {
  games: readonly CardGame[];
  isLoading?: boolean;
  /** How many games are on their way, at most twelve. */
  expected?: number;
  columns: CardGridColumns;
  /** Names the list to a screen reader. */
  label?: string;
  /** How many cards at the end count as the last row; by default those that stand there. */
  lastRowCount?: number;
  /** The favourite heart of a game; keep the function stable, or every card renders again. */
  renderAction?: (game: CardGame) => ReactNode;
  /** What stands below a game's card. */
  renderNote?: (game: CardGame) => ReactNode;
};

/** Follows how many columns the grid has, and moves the focus by arrow keys. */
function useGrid() {
  const [columns, setColumns] = useState(1);
  const [turnedTo, setTurnedTo] = useState<HTMLUListElement>();
  // Until the marks come, which take them up.
  const early = useRef<KeyboardEvent[] | undefined>([]);
  const takeEarly = useCallback(() => {
    const presses = early.current ?? [];
    early.current = undefined;
    return presses;
  }, []);
  const ref = useCallback((list: HTMLUListElement) => {
    const observer = new ResizeObserver(() =>
      setColumns(columnsOf([...list.children].filter((item) => item instanceof HTMLElement))),
    );
    const move = (event: KeyboardEvent) => {
      early.current?.push(event);
      moveThroughGrid(list, event);
    };
    const turnTo = () => {
      fetchExtras();
      startTransition(() => setTurnedTo(list));
    };
    observer.observe(list);
    // A card of the document may have the focus, and a key pressed on it, before any of this listens.
    if (hasShelf() || list.contains(document.activeElement)) startTransition(() => setTurnedTo(list));
    list.addEventListener("keydown", move);
    list.addEventListener("pointerover", turnTo, { once: true });
    list.addEventListener("focusin", turnTo, { once: true });
    return () => {
      observer.disconnect();
      list.removeEventListener("pointerover", turnTo);
      list.removeEventListener("focusin", turnTo);
      list.removeEventListener("keydown", move);
    };
  }, []);
  return { columns, ref, turnedTo, takeEarly };
}

/** A single row has no last one: its panels open below. */
function lastRowOf(count: number, columns: number): number {
  return count <= columns ? 0 : count % columns || columns;
}

/** The cards of `games`, or skeletons while they load. */
export function CardGrid(props: CardGridProps) {
  const {
    games,
    isLoading = false,
    expected,
    columns: layout,
    label = t("cards.games"),
    lastRowCount,
    renderAction,
    renderNote,
  } = props;
  const { columns, ref, turnedTo, takeEarly } = useGrid();
  const lastRow = lastRowCount ?? lastRowOf(games.length, columns);
  return (
    <>
      <ul
        ref={ref}
        className={styles.grid}
        data-columns={layout}
        data-loading={isLoading ? "" : undefined}
        aria-label={label}
        aria-busy={isLoading}
      >
        {isLoading
          ? SKELETONS.slice(0, expected).map((key) => (
              <li key={key} aria-hidden="true">
                <CardSkeleton />
              </li>
            ))
          : games.map((game, index) => (
              <li key={game.id}>
                <GameCard
                  game={game}
                  sizes={layout === "favorites" ? FAVORITES : FULL_WIDTH}
                  isEager={index < EAGER_CARDS || isReturn()}
                  isFirst={index === 0}
                  isLastRow={index >= games.length - lastRow}
                  renderAction={renderAction}
                />
                {renderNote?.(game)}
              </li>
            ))}
      </ul>
      {turnedTo !== undefined && (
        <Suspense>
          <CardMarks games={isLoading ? NONE : games} list={turnedTo} takeEarly={takeEarly} />
        </Suspense>
      )}
    </>
  );
}
