// What a card says beyond its face: dates, kinds, makers and scores.
import { LANGUAGE } from "#web/lib/language.ts";
import { genreWords } from "#web/lib/term-words.ts";
import { t } from "#web/lib/t.ts";
import { useQuery } from "@tanstack/react-query";
import { developersQuery } from "#web/api/card-extras.ts";
import type { CardGame } from "#web/lib/card-game.ts";
import { playtimeText } from "#web/lib/playtime.ts";
import { releaseDate } from "#web/lib/release-date.ts";
import styles from "./card-panel.module.css";

/** RAWG rates with two digits. */
const rating = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 2 });
const MISSING = t("cards.notAvailable");

const joined = (entries: readonly { name: string }[]) =>
  entries.map(({ name }) => name).join(", ") || t("cards.unknown");

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
        <dt>{t("cards.release")}</dt>
        <dd>{releaseDate(game)}</dd>
        <dt>{t("cards.genres")}</dt>
        <dd>{joined(game.genres.map((genre) => ({ name: genreWords(genre) })))}</dd>
        <dt>{t("cards.developer")}</dt>
        <dd>{developers}</dd>
        <dt>{t("cards.playtime")}</dt>
        <dd>{playtimeText(game.playtime)}</dd>
        <dt>{t("cards.metacritic")}</dt>
        <dd>{game.metacritic ?? MISSING}</dd>
        <dt>{t("cards.rating")}</dt>
        <dd>{game.rating > 0 ? rating.format(game.rating) : MISSING}</dd>
      </dl>
    </div>
  );
}
