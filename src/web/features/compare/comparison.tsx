// Several games side by side. A table: facts are its rows, games its columns. In a narrow window the columns scroll sideways,
// and each fact's name stands above its row and stays in sight.
import { EqualNot } from "lucide-react";
import { useState } from "react";
import type { WholeGame } from "#web/api/game-detail.ts";
import { t } from "#web/lib/t.ts";
import { ProxiedImage } from "#web/ui/proxied-image.tsx";
import { ScoreBadge } from "#web/ui/score-badge.tsx";
import { type Cell, comparedFacts, type Fact } from "./compared-facts.ts";
import { ComparedHead } from "./compared-head.tsx";
import styles from "./comparison.module.css";

const SHOTS = 3;

type ComparisonProps = {
  games: readonly WholeGame[];
  /** Of all that are compared, those among them that are on their way or failed. */
  ids: readonly number[];
};

export function Comparison({ games, ids }: ComparisonProps) {
  const [isNarrowed, setIsNarrowed] = useState(false);
  const facts = comparedFacts(games);
  const shown = isNarrowed ? facts.filter(({ differs }) => differs) : facts;
  return (
    <>
      {games.length > 1 && (
        <div className={styles.choices}>
          <label className={styles.only}>
            <input type="checkbox" checked={isNarrowed} onChange={() => setIsNarrowed(!isNarrowed)} />
            {t("compare.onlyDifferences")}
          </label>
          <p className={styles.soft}>{t("compare.legend")}</p>
        </div>
      )}
      {/* What scrolls can be scrolled with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="region" aria-label={t("compare.scroll")} tabIndex={0}>
        <table className={styles.table} data-columns={games.length}>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                <span className="visually-hidden">{t("compare.fact")}</span>
              </th>
              {games.map((game) => (
                <ComparedHead key={game.id} game={game} ids={ids} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((fact) => (
              <FactRow key={fact.key} fact={fact} games={games} />
            ))}
            {!isNarrowed && <Shots games={games} />}
          </tbody>
        </table>
      </div>
      {isNarrowed && shown.length === 0 && <p role="status">{t("compare.noDifferences")}</p>}
    </>
  );
}

function FactRow({ fact: { label, cells, differs }, games }: { fact: Fact; games: readonly WholeGame[] }) {
  const isMarked = differs && games.length > 1;
  return (
    <tr data-differs={isMarked || undefined}>
      <th scope="row" className={styles.label}>
        <span className={styles.stay}>
          {label}
          {isMarked && (
            <span className={styles.mark}>
              <EqualNot size={14} aria-hidden="true" /> {t("compare.differs")}
            </span>
          )}
        </span>
      </th>
      {cells.map((cell, at) => (
        <td key={games[at]?.id} className={styles.cell}>
          <Value cell={cell} isAlone={games.length === 1} />
        </td>
      ))}
    </tr>
  );
}

function Value({ cell, isAlone }: { cell: Cell; isAlone: boolean }) {
  switch (cell.kind) {
    case "unknown":
      return <span className={styles.soft}>{t("compare.unknownFact")}</span>;
    case "text":
      return cell.text;
    case "score":
      return <ScoreBadge score={cell.score} label="Metacritic" />;
    case "length":
      return (
        <>
          {cell.text}
          {/* A drawing, because the page's policy lets no markup bring a width of its own. */}
          <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.rail} width="100" height="6" />
            <rect className={styles.filled} width={cell.share} height="6" />
          </svg>
        </>
      );
    case "entries":
      return (
        <ul className={styles.entries}>
          {cell.entries.map(({ key, name, isShared }) => (
            <li key={key} data-alone={(!isShared && !isAlone) || undefined}>
              {name}
            </li>
          ))}
        </ul>
      );
  }
}

function Shots({ games }: Pick<ComparisonProps, "games">) {
  return (
    <tr>
      <th scope="row" className={styles.label}>
        <span className={styles.stay}>{t("compare.screenshots")}</span>
      </th>
      {games.map(({ id, name, screenshots, dominant_color: tone }) => (
        <td key={id} className={styles.cell}>
          {screenshots.length === 0 && <span className={styles.soft}>{t("compare.unknownFact")}</span>}
          <div className={styles.shots}>
            {screenshots.slice(0, SHOTS).map((shot, at) => (
              <ProxiedImage
                key={shot.id}
                src={shot.image}
                preset="screenshot"
                tone={tone}
                alt={at === 0 ? t("compare.screenshotOf", { name }) : ""}
                sizes="(min-width: 64rem) 22vw, 46vw"
                loading="lazy"
                className={styles.shot ?? ""}
              />
            ))}
          </div>
        </td>
      ))}
    </tr>
  );
}
