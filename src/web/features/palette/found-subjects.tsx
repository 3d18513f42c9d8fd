// Subjects by their names: of the bundled lists those that have the words, and whom the service knows by that very name.
import { CalendarDays, Library, Tag } from "lucide-react";
import { FILTERS } from "#shared/catalogue/filters.ts";
import { DEVELOPER_LOOKUP, KINDS_OF_GAME, OWN_GENRES, PLATFORM_LOOKUP, TAG_LOOKUP } from "#shared/lookups.ts";
import type { FilterOption } from "#shared/options.ts";
import type { NamedMaker } from "#shared/rawg/page.ts";
import type { SubjectKind } from "#shared/subject-kinds.ts";
import { subjectAddress } from "#shared/subjects.ts";
import { containing, folded } from "#web/lib/contains-words.ts";
import { countOfGames } from "#web/lib/count-games.ts";
import { makerTitle } from "#web/lib/maker-title.ts";
import { makerUrl } from "#web/lib/search-url.ts";
import { KIND_WORDS, subjectName } from "#web/lib/subject-words.ts";
import type { Entry } from "./entry.ts";

const SHOWN = 4;

const LISTS: readonly (readonly [SubjectKind, readonly FilterOption[]])[] = [
  ["studio", DEVELOPER_LOOKUP],
  ["platform", PLATFORM_LOOKUP],
  ["genre", OWN_GENRES],
  ["tag", KINDS_OF_GAME],
  ["tag", TAG_LOOKUP],
];

/** What is called differently here is found by its English name, too. */
const LISTED = LISTS.flatMap(([kind, options]) =>
  options.map(({ slug, name }) => ({ kind, slug, name: subjectName({ kind, slug, name }), alias: name })),
);

const isYear = (text: string) => {
  const [first, last] = FILTERS.year.limits;
  return /^\d{4}$/.test(text) && Number(text) >= first && Number(text) <= last;
};

function subjectEntry({ kind, slug, name }: { kind: SubjectKind; slug: string; name: string }): Entry {
  const Icon = kind === "year" ? CalendarDays : Tag;
  const address = subjectAddress(kind, slug);
  return { key: address, title: name, icon: <Icon size={20} aria-hidden="true" />, aside: KIND_WORDS[kind], address };
}

function makerEntry(maker: NamedMaker): Entry {
  const address = makerUrl(maker);
  return {
    key: address,
    title: makerTitle(maker),
    icon: <Library size={20} aria-hidden="true" />,
    aside: countOfGames(maker.count),
    address,
  };
}

/** A few subjects for a text; `maker` is whom the service knows by it. */
export function foundSubjects(text: string, maker: NamedMaker | undefined): Entry[] {
  const has = containing(text);
  const beginning = folded(text);
  const begins = ({ name }: { name: string }) => Number(folded(name).startsWith(beginning));
  const listed = LISTED.filter(({ name, alias }) => has(name) || has(alias))
    // "War" before whatever has "software" in its name.
    .toSorted((one, other) => begins(other) - begins(one))
    .map((each) => subjectEntry(each));
  const year = isYear(text) ? [subjectEntry({ kind: "year", slug: text, name: text })] : [];
  const entries = [...(maker === undefined ? [] : [makerEntry(maker)]), ...year, ...listed];
  // Some kinds of games stand in two of the lists, and the maker may stand in one.
  return [...new Map(entries.toReversed().map((entry) => [entry.key, entry])).values()].toReversed().slice(0, SHOWN);
}
