import { ageRatingWords, termWords } from "#web/lib/term-words.ts";
import type { ReactNode } from "react";
import { Link } from "#web/ui/link.tsx";
import type { GameCredit } from "#shared/rawg/game.ts";
import type { TaxonomyRef } from "#shared/rawg/taxonomy.ts";
import type { SubjectKind } from "#shared/subject-kinds.ts";
import { SUBJECT_FILTERS, subjectAddress } from "#shared/subjects.ts";
import type { WholeGame } from "#web/api/game-detail.ts";
import { externalUrl, hostOf } from "#web/lib/external-url.ts";
import { t } from "#web/lib/t.ts";
import styles from "./facts.module.css";

/** Some games have one in every language and script. */
const OTHER_NAMES_MAX = 8;
const YEAR_LETTERS = 4;

function ageRating({ esrb_rating: rating }: WholeGame): string {
  return rating === null ? t("game.notRated") : ageRatingWords(rating);
}

const PART_WORDS: ReadonlyMap<string, string> = new Map([
  ["facts", t("game.partFacts")],
  ["description", t("game.partDescription")],
  ["scores", t("game.partScores")],
  ["pictures", t("game.partPictures")],
  ["videos", t("game.partVideos")],
]);

/** What is known about a game, each value leading to its own page. */
export function Facts({ game }: { game: WholeGame }) {
  const year = game.released?.slice(0, YEAR_LETTERS);
  const website = externalUrl(game.website);
  return (
    <dl className={styles.facts}>
      <Fact label={t("game.developers")}>
        <Links entries={game.developers} kind="studio" />
      </Fact>
      <Fact label={t("game.publishers")}>
        <Links entries={game.publishers} kind="publisher" />
      </Fact>
      <Fact label={t("game.genres")}>
        <Links entries={game.genres} kind="genre" />
      </Fact>
      <Fact label={t("game.platforms")}>
        <Links entries={game.platforms.map(({ platform }) => platform)} kind="platform" />
      </Fact>
      {game.series.length > 0 && (
        <Fact label={t("game.series")}>
          <Links entries={game.series} kind="series" />
        </Fact>
      )}
      {year !== undefined && (
        <Fact label={t("game.year")}>
          <Link href={subjectAddress("year", year)}>{year}</Link>
        </Fact>
      )}
      <Fact label={t("game.ageRating")}>{ageRating(game)}</Fact>
      <Fact label={t("game.website")}>
        {website === undefined ? (
          t("game.notAvailable")
        ) : (
          <a href={website} target="_blank" rel="noopener noreferrer nofollow">
            {hostOf(website)}
          </a>
        )}
      </Fact>
      {game.creators.length > 0 && (
        <Fact label={t("game.people")} wide>
          <Links entries={game.creators} kind="person" />
        </Fact>
      )}
      <Fact label={t("game.tags")} wide>
        <Links entries={game.tags} kind="tag" />
      </Fact>
      {game.alternative_names.length > 0 && (
        <Fact label={t("game.otherNames")} wide>
          {game.alternative_names.slice(0, OTHER_NAMES_MAX).join(", ")}
        </Fact>
      )}
      {game.sources.length > 0 && (
        <Fact label={t("game.sources")} wide>
          <Sources credits={game.sources} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={styles.fact} data-wide={wide || undefined}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** What was corrected by hand, where whoever runs the site gave no name to it. */
const UNNAMED_CORRECTIONS = "edits";

/** Whom the facts come from, as their licences want it. */
function Sources({ credits }: { credits: readonly GameCredit[] }) {
  return credits.map(({ name, url, licence, parts }, index) => {
    const href = externalUrl(url);
    const called = name === UNNAMED_CORRECTIONS ? t("game.corrections") : name;
    const words = licence === "" ? called : `${called}, ${licence}`;
    const named = parts.flatMap((part) => PART_WORDS.get(part) ?? []).join(", ");
    const text = named === "" ? words : t("game.sourceOfParts", { name: words, parts: named });
    return (
      <span key={name}>
        {index > 0 && <span className={styles.comma}>, </span>}
        {href === undefined ? (
          text
        ) : (
          <a href={href} target="_blank" rel="noopener noreferrer nofollow">
            {text}
          </a>
        )}
      </span>
    );
  });
}

type LinksProps = { entries: readonly TaxonomyRef[]; kind: SubjectKind };

function Links({ entries, kind }: LinksProps) {
  if (entries.length === 0) return t("game.unknown");
  return entries.map((entry, index) => (
    <span key={entry.id}>
      {index > 0 && <span className={styles.comma}>, </span>}
      {entry.slug === "" ? (
        termWords(SUBJECT_FILTERS[kind], entry)
      ) : (
        <Link href={subjectAddress(kind, entry.slug)}>{termWords(SUBJECT_FILTERS[kind], entry)}</Link>
      )}
    </span>
  ));
}
