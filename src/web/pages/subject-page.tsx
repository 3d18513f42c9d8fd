// A studio, publisher, person, series, platform, genre, tag or year: what there is to say of it, its games, and where they
// lead on.
import { useQuery } from "@tanstack/react-query";
import { ROUTES, tabTitle } from "#shared/routes.ts";
import { RawgError } from "#shared/rawg/rawg-error.ts";
import type { Subject } from "#shared/subject.ts";
import { subjectAddress } from "#shared/subjects.ts";
import { subjectQuery } from "#web/api/subject.ts";
import { Crumbs } from "#web/features/crumbs/crumbs.tsx";
import { GameTiles } from "#web/features/subject/game-tiles.tsx";
import { highlightsOf } from "#web/features/subject/highlights.ts";
import { PictureBand } from "#web/features/subject/picture-band.tsx";
import { RelatedSubjects } from "#web/features/subject/related-subjects.tsx";
import { HEADING_ID } from "#web/lib/focus-main.ts";
import { usePlace } from "#web/lib/navigation.ts";
import { pageTitle } from "#web/lib/page-titles.ts";
import { readSubjectName, type SubjectName } from "#web/lib/subject-place.ts";
import { factsLine, KIND_WORDS, subjectName, subjectTitle } from "#web/lib/subject-words.ts";
import { t } from "#web/lib/t.ts";
import { useTopOfList } from "#web/lib/use-top-of-list.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { LoadProblem } from "#web/ui/load-problem.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { SubjectGames } from "./subject-games.tsx";
import { useSubjectGames } from "./use-subject-games.ts";
import { WellKnownGames } from "./well-known-games.tsx";
import styles from "./subject-page.module.css";

/** There is none, or what the address says cannot be anybody's name. */
const NO_SUBJECT: ReadonlySet<number> = new Set([400, 404]);

export function SubjectPage() {
  const name = readSubjectName(usePlace().pathname);
  return name === undefined ? <NoSubject /> : <SubjectOf key={`${name.kind}/${name.slug}`} name={name} />;
}

function SubjectOf({ name }: { name: SubjectName }) {
  const { data: subject, error, refetch } = useQuery(subjectQuery(name.kind, name.slug));
  const list = useSubjectGames(name, subject);
  const { page } = list.view;
  const top = useTopOfList(page);
  if (error instanceof RawgError && NO_SUBJECT.has(error.status)) return <NoSubject />;
  if (error !== null && subject === undefined) return <Problem onRetry={() => void refetch()} />;
  const title = subject === undefined ? pageTitle("subject") : subjectTitle(subject);
  // Whoever chooses among the games has them in sight: pages after the first, and narrowed ones, are the list alone.
  const isWhole = page === 1 && !list.isBeingNarrowed;
  return (
    <div className={styles.page} aria-busy={subject === undefined}>
      <title>{tabTitle(page === 1 ? title : t("pages.titleOfPage", { title, page }))}</title>
      {isWhole && (subject === undefined ? <Skeleton className={styles.band ?? ""} /> : <Band subject={subject} />)}
      <div className={styles.head}>
        <Crumbs crumbs={[{ name: t("crumbs.games"), href: ROUTES.catalogue.path }]} />
        <p className={styles.kind}>{KIND_WORDS[name.kind]}</p>
        <h1 ref={top} id={HEADING_ID} tabIndex={-1} className={styles.name} dir="auto">
          {subject === undefined ? pageTitle("subject") : subjectName(subject)}
        </h1>
        <p className={styles.facts}>{subject === undefined ? t("pages.loadingGames") : factsLine(subject)}</p>
        {subject?.kind === "year" && <Neighbours subject={subject} />}
      </div>
      {isWhole && subject !== undefined && <About subject={subject} />}
      <SubjectGames name={name} subject={subject} list={list} top={top} />
    </div>
  );
}

const Band = ({ subject }: { subject: Subject }) => <PictureBand games={subject.known} />;

/** What stands between the name and the games. */
function About({ subject }: { subject: Subject }) {
  return (
    <>
      <GameTiles title={t("subject.highlights")} highlights={highlightsOf(subject)} isTitleHidden />
      <RelatedSubjects subject={subject} />
      <GameTiles title={t("subject.exclusives")} highlights={subject.exclusives.map((game) => ({ game }))} />
    </>
  );
}

function Neighbours({ subject: { neighbours } }: { subject: Subject }) {
  const { previous, next } = neighbours;
  return (
    <nav className={styles.neighbours} aria-label={t("subject.years")}>
      {previous !== null && (
        <Link href={subjectAddress("year", String(previous))} rel="prev">
          {previous}
        </Link>
      )}
      {next !== null && (
        <Link href={subjectAddress("year", String(next))} rel="next">
          {next}
        </Link>
      )}
    </nav>
  );
}

/** No game belongs to what the address names. */
function NoSubject() {
  return (
    <div className={styles.page}>
      <title>{tabTitle(pageTitle("not-found"))}</title>
      <EmptyState
        level={1}
        title={t("notFound.title")}
        actions={<ButtonLink to={ROUTES.catalogue.path}>{t("layout.goHome")}</ButtonLink>}
      >
        {t("notFound.text")}
      </EmptyState>
      <WellKnownGames />
    </div>
  );
}

function Problem({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.page}>
      <title>{tabTitle(pageTitle("subject"))}</title>
      <LoadProblem level={1} title={t("subject.notLoaded")} onRetry={onRetry}>
        {t("similar.noAnswer")}
      </LoadProblem>
    </div>
  );
}
