import { Library } from "lucide-react";
import { gameAddress } from "#shared/match-route.ts";
import type { GameListItem } from "#shared/rawg/game.ts";
import { toBrowser } from "#web/lib/base.ts";
import { makerTitle } from "#web/lib/maker-title.ts";
import { releaseYear } from "#web/lib/release-date.ts";
import { t } from "#web/lib/t.ts";
import { countOfGames } from "#web/lib/count-games.ts";
import { useDebounced } from "#web/lib/use-debounced.ts";
import { MarkedText } from "#web/ui/marked-text.tsx";
import { ProxiedImage } from "#web/ui/proxied-image.tsx";
import type { useCombobox } from "#web/ui/use-combobox.ts";
import { makerUrl } from "#web/lib/search-url.ts";
import type { Suggestions } from "./use-suggestions.ts";
import styles from "./suggestion-list.module.css";

/**
 * Pictures wait until the list has stood still: while a visitor types, those of every half-written word would keep the
 * few connections busy that the next answer needs.
 */
const PICTURES_AFTER_MS = 150;

type SuggestionListProps = {
  suggestions: Suggestions;
  /** Address of everything that is found. */
  allResults: string;
  combobox: Pick<ReturnType<typeof useCombobox>, "listProps" | "optionProps">;
};

/** What hangs under the search box: words while there are no games, else the games and 'See all results', all of them links. */
export function SuggestionList({ suggestions: { phase, games, maker }, allResults, combobox }: SuggestionListProps) {
  const hasPictures = useDebounced(games, PICTURES_AFTER_MS) === games;
  const before = maker === undefined ? 0 : 1;
  const found = t("search.suggestionCount", { count: games.length + before });
  const words = { closed: "", searching: t("search.searching"), empty: t("search.nothingFound"), found }[phase];
  const hasPopup = phase === "searching" || phase === "empty";
  return (
    <>
      <div role="status" className={hasPopup ? styles.words : "visually-hidden"}>
        {words}
      </div>
      {phase === "found" && (
        <ul {...combobox.listProps} className={styles.list} aria-label={t("search.suggestions")}>
          {maker !== undefined && (
            <li role="none">
              <a href={toBrowser(makerUrl(maker))} tabIndex={-1} className={styles.option} {...combobox.optionProps(0)}>
                <span className={styles.picture} data-kind="maker">
                  <Library size={20} aria-hidden />
                </span>
                <span className={styles.name}>{makerTitle(maker)}</span>
                <span className={styles.year}>{countOfGames(maker.count)}</span>
              </a>
            </li>
          )}
          {games.map((game, index) => (
            <li key={game.id} role="none">
              <a
                href={toBrowser(gameAddress(game.id))}
                tabIndex={-1}
                className={styles.option}
                {...combobox.optionProps(index + before)}
              >
                <Suggestion game={game} hasPicture={hasPictures} />
              </a>
            </li>
          ))}
          <li role="none" className={styles.last}>
            <a
              href={toBrowser(allResults)}
              tabIndex={-1}
              className={styles.all}
              {...combobox.optionProps(games.length + before)}
            >
              {t("search.seeAll")}
            </a>
          </li>
        </ul>
      )}
    </>
  );
}

function Suggestion({ game, hasPicture }: { game: GameListItem; hasPicture: boolean }) {
  return (
    <>
      <span className={styles.picture}>
        {hasPicture && (
          <ProxiedImage
            src={game.background_image}
            preset="search"
            alt=""
            sizes="64px"
            tone={game.dominant_color}
            className={styles.picture}
          />
        )}
      </span>
      <span className={styles.name} dir="auto">
        <MarkedText text={game.name} spans={game.matches} />
      </span>
      <span className={styles.year}>{releaseYear(game.released)}</span>
    </>
  );
}
