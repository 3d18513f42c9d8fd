// A few games that say something of a subject, side by side.
import { useId } from "react";
import type { SubjectGame } from "#shared/subject.ts";
import { GameTile } from "./game-tile.tsx";
import styles from "./game-tiles.module.css";

/** A game, and what it is to the subject. */
export type Highlight = { game: SubjectGame; role?: string };

type GameTilesProps = {
  title: string;
  highlights: readonly Highlight[];
  /** Is the title for screen readers alone, because every tile says what it is? */
  isTitleHidden?: boolean;
};

/** Nothing where there are none. */
export function GameTiles({ title, highlights, isTitleHidden = false }: GameTilesProps) {
  const id = useId();
  if (highlights.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={isTitleHidden ? "visually-hidden" : styles.title}>
        {title}
      </h2>
      <ul className={styles.tiles}>
        {highlights.map(({ game, role }) => (
          <li key={game.id}>
            <GameTile game={game} {...(role !== undefined && { role })} />
          </li>
        ))}
      </ul>
    </section>
  );
}
