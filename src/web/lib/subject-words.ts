// What subjects, and their pages, are called in the language of this build.
import type { Subject } from "#shared/subject.ts";
import type { SubjectKind } from "#shared/subject-kinds.ts";
import { SUBJECT_FILTERS } from "#shared/subjects.ts";
import { countOfGames } from "./count-games.ts";
import { termWords } from "./term-words.ts";
import { t } from "./t.ts";

type Named = { kind: SubjectKind; slug: string; name: string };

/** What one of a kind is. */
export const KIND_WORDS: Readonly<Record<SubjectKind, string>> = {
  studio: t("subject.studio"),
  publisher: t("subject.publisher"),
  person: t("subject.person"),
  series: t("subject.series"),
  platform: t("subject.platform"),
  genre: t("subject.genre"),
  tag: t("subject.tag"),
  year: t("subject.year"),
};

/** What several of a kind are. */
export const KINDS_WORDS: Readonly<Record<SubjectKind, string>> = {
  studio: t("subject.studios"),
  publisher: t("subject.publishers"),
  person: t("subject.people"),
  series: t("subject.manySeries"),
  platform: t("subject.platforms"),
  genre: t("subject.genres"),
  tag: t("subject.tags"),
  year: t("subject.years"),
};

/** What a subject is called; genres and tags are translated. */
export const subjectName = ({ kind, slug, name }: Named): string => termWords(SUBJECT_FILTERS[kind], { slug, name });

/** What its page is called in a tab and in a list of search results. */
export function subjectTitle(subject: Named): string {
  const name = subjectName(subject);
  const titles: Readonly<Record<SubjectKind, string>> = {
    studio: t("subject.titleStudio", { name }),
    publisher: t("subject.titlePublisher", { name }),
    person: t("subject.titlePerson", { name }),
    series: t("subject.titleSeries", { name }),
    platform: t("subject.titlePlatform", { name }),
    genre: t("subject.titleGenre", { name }),
    tag: t("subject.titleTag", { name }),
    year: t("subject.titleYear", { name }),
  };
  return titles[subject.kind];
}

/** "1998–2022", or the one year; empty where no game has a date, and of a year, which says it already. */
export function spanWords({ kind, span }: Pick<Subject, "kind" | "span">): string {
  if (span === null || kind === "year") return "";
  return span.from === span.to ? String(span.from) : `${span.from}–${span.to}`;
}

const ROLES: Readonly<Record<string, string>> = {
  writer: t("subject.roleWriter"),
  director: t("subject.roleDirector"),
  producer: t("subject.roleProducer"),
  designer: t("subject.roleDesigner"),
  programmer: t("subject.roleProgrammer"),
  composer: t("subject.roleComposer"),
  artist: t("subject.roleArtist"),
};

/** What a person did. */
export const roleWords = ({ slug, name }: { slug: string; name: string }): string => ROLES[slug] ?? name;

/** "30 games · 1998–2022": the line beside the name. */
export const factsLine = (subject: Subject): string =>
  [countOfGames(subject.games_count), spanWords(subject), ...subject.roles.map(roleWords)]
    .filter((fact) => fact !== "")
    .join(" · ");
