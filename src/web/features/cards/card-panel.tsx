// What a card says beyond its face: dates, kinds, makers and scores.
import { useQuery } from "@tanstack/react-query";
import { developersQuery } from "#web/api/card-extras.ts";
import type { CardGame } from "#web/lib/card-game.ts";
import { playtimeText } from "#web/lib/playtime.ts";
import { releaseDate } from "#web/lib/release-date.ts";
import styles from "./card-panel.module.css";

const MISSING = "Not available";

const joined = (entries: readonly { name: string }[]) => entries.map(({ name }) => name).join(", ") || "Unknown";

/** The developers of the list, or, where it named none, those of the game's own record. */
function useDevelopers(game: CardGame): string {
  const listed = game.developers;
  const { data, isPending } = useQuery({ ...developersQuery(game.id), enabled: listed === undefined });
  if (listed === undefined && isPending) return "…";
  return joined(listed ?? data ?? []);
}

type CardPanelProps = { id: string; game: CardGame };

/** The panel of an open card. Where it stands is the card's business. */
export function CardPanel({ id, game }: CardPanelProps) {
  const developers = useDevelopers(game);
  return (
    <div id={id} className={styles.panel}>
      <dl className={styles.facts}>
        <dt>Release</dt>
        <dd>{releaseDate(game)}</dd>
        <dt>Genres</dt>
        <dd>{joined(game.genres)}</dd>
        <dt>Developer</dt>
        <dd>{developers}</dd>
        <dt>Playtime</dt>
        <dd>{playtimeText(game.playtime)}</dd>
        <dt>metacritic:</dt>
        <dd>{game.metacritic ?? MISSING}</dd>
        <dt>rating:</dt>
        <dd>{game.rating > 0 ? game.rating : MISSING}</dd>
      </dl>
    </div>
  );
}
