// What was found of a library, to be looked at: what is certain, what has to be chosen, and what is not here.
import { type ReactNode, useId, useState } from "react";
import { countOfGames } from "#web/lib/count-games.ts";
import { MARK_WORDS } from "#web/lib/marks.ts";
import { releaseYear } from "#web/lib/release-date.ts";
import { t } from "#web/lib/t.ts";
import type { KeptGame } from "#web/state/read-kept-game.ts";
import { Button } from "#web/ui/button.tsx";
import { type Chosen, gamesAmong } from "./import-changes.ts";
import { withYear } from "./library-game.ts";
import type { Matched } from "./match-library.ts";
import styles from "./import-games.module.css";

const NONE = -1;

type ReviewMatchesProps = {
  matched: readonly Matched[];
  /** What else is to be chosen. */
  options: ReactNode;
  onKeep: (chosen: readonly Chosen[]) => void;
  onCancel: () => void;
};

const named = ({ name, released }: KeptGame) => withYear(name, released ? releaseYear(released) : undefined);

/** Which of its games each entry is: the first of what is certain, none of what is not. */
const firstChoice = ({ isCertain }: Matched) => (isCertain ? 0 : NONE);

export function ReviewMatches({ matched, options, onKeep, onCancel }: ReviewMatchesProps) {
  const [choices, setChoices] = useState<readonly number[]>(() => matched.map(firstChoice));
  const choose = (at: number, choice: number) =>
    setChoices(choices.map((before, place) => (place === at ? choice : before)));
  const rows = matched.map((match, at) => ({ match, at, choice: choices[at] ?? NONE }));
  const certain = rows.filter(({ match }) => match.isCertain);
  const uncertain = rows.filter(({ match }) => !match.isCertain && match.games.length > 0);
  const missing = rows.filter(({ match }) => match.games.length === 0);
  const chosen = rows.flatMap(({ match: { entry, games }, choice }) => {
    const game = games[choice];
    return game === undefined ? [] : [{ entry, game }];
  });
  return (
    <>
      {uncertain.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t("import.uncertain", { count: uncertain.length })}</legend>
          <ul className={styles.rows}>
            {uncertain.map(({ match, at, choice }) => (
              <UncertainRow key={at} match={match} choice={choice} onChoose={(next) => choose(at, next)} />
            ))}
          </ul>
        </fieldset>
      )}
      {certain.length > 0 && (
        <details className={styles.group}>
          <summary className={styles.legend}>{t("import.certain", { count: certain.length })}</summary>
          <ul className={styles.rows}>
            {certain.map(({ match: { entry, games }, at, choice }) => (
              <li key={at} className={styles.row}>
                <label className={styles.check}>
                  <input
                    type="checkbox"
                    checked={choice !== NONE}
                    onChange={({ target }) => choose(at, target.checked ? 0 : NONE)}
                  />
                  <span>{games[0] && named(games[0])}</span>
                  {entry.mark !== undefined && <span className={styles.soft}>{MARK_WORDS[entry.mark]}</span>}
                </label>
              </li>
            ))}
          </ul>
        </details>
      )}
      {missing.length > 0 && (
        <details className={styles.group}>
          <summary className={styles.legend}>{t("import.missing", { count: missing.length })}</summary>
          <ul className={styles.rows}>
            {missing.map(({ match, at }) => (
              <li key={at} className={styles.row}>
                {match.entry.name}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className={styles.options}>{options}</div>
      <p className={styles.text}>{t("import.stays")}</p>
      <div className={styles.actions}>
        <Button variant="primary" disabled={chosen.length === 0} onClick={() => onKeep(chosen)}>
          {t("import.keep", { games: countOfGames(gamesAmong(chosen)) })}
        </Button>
        <Button onClick={onCancel}>{t("shelf.cancel")}</Button>
      </div>
    </>
  );
}

type UncertainRowProps = { match: Matched; choice: number; onChoose: (choice: number) => void };

function UncertainRow({ match: { entry, games }, choice, onChoose }: UncertainRowProps) {
  const id = useId();
  return (
    <li className={styles.row}>
      <label htmlFor={id}>{withYear(entry.name, entry.year)}</label>
      <select
        id={id}
        className={styles.choice}
        value={choice}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        <option value={NONE}>{t("import.noneOfThese")}</option>
        {games.map((game, at) => (
          <option key={game.id} value={at}>
            {named(game)}
          </option>
        ))}
      </select>
    </li>
  );
}
