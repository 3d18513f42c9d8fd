// What the catalogue is called when it shows only some of its games.

import { LANGUAGE } from "#web/lib/language.ts";
import { t } from "#web/lib/t.ts";
import {
  APP_RANGE_KEYS,
  APP_TERMS_KEYS,
  type AppTermsKey,
  FILTERS,
  JOINTS,
  type Match,
} from "#shared/catalogue/filters.ts";

type Named = readonly { group: string; match: Match; label: string }[];

/** A title names so many values of a group; of more of them what they have in common, or it leaves them to the chips. */
const NAMED_MAX = 3;

/** What all labels begin with, as far as it is whole words: "Ubisoft" of all of its studios. */
function familyOf(labels: readonly string[]): string {
  const [first = [], ...others] = labels.map((label) => label.split(" "));
  const length = first.findIndex((word, at) => others.some((words) => words[at] !== word));
  return (length === -1 ? first : first.slice(0, length)).join(" ");
}

/** "Horror" says "Survival Horror", too. */
const kindSays = (label: string, named: readonly string[]) =>
  named.some((other) => label.toLowerCase().endsWith(` ${other.toLowerCase()}`));

/** "Square Enix" says "Square" and "Enix", where both are there. */
const makerSays = (label: string, named: readonly string[]) =>
  named.some((other) => {
    const parts = other.split(" ");
    return parts.length > 1 && parts.includes(label) && parts.every((part) => named.includes(part));
  });

/** "Action, RPG or Puzzle", "Action and RPG", the name that many have in common, or nothing. */
function listed(named: readonly string[], joint: keyof typeof LISTS, says = kindSays): string {
  // Nothing is said by another where both are demanded.
  const isSaid = (label: string) => joint === "or" && says(label, named);
  const all = [...new Set(named)].filter((label) => !isSaid(label));
  const labels = all.length > NAMED_MAX ? [familyOf(all)].filter((name) => name !== "") : all;
  return LISTS[joint].format(labels);
}

const isEnglish = t("language") === "en";
/** English of the kind that has no comma before "and". */
const locale = isEnglish ? "en-GB" : LANGUAGE;
const LISTS = {
  or: new Intl.ListFormat(locale, { type: "disjunction" }),
  and: new Intl.ListFormat(locale, { type: "conjunction" }),
};
const AND = ` ${t("filters.and")} `;
const PHRASES: Readonly<Record<(typeof JOINTS)[number], string>> = {
  for: t("catalogue.for"),
  by: t("catalogue.by"),
  on: t("catalogue.on"),
  rated: t("catalogue.rated"),
  like: t("catalogue.like"),
};
/** What other languages say after "games", and how: "juegos de acción poco conocidos de la saga Doom". */
const LEADS: Partial<Record<AppTermsKey, string>> = { series: t("catalogue.ofSeries"), tag: t("catalogue.tagged") };
const MAKERS: ReadonlySet<string> = new Set(APP_TERMS_KEYS.filter((key) => FILTERS[key].joint === "by"));
const WORDS: readonly string[] = ["genre", "tag", "release", "fame"] satisfies AppTermsKey[];

/** A tag of one word that is several things, not "Physics", "Tennis" or "Chess": "Zombie games", but "Games without Zombies". */
const SEVERAL = /^(\w+[eghknrt])s$/;

/** Kinds of games are words, not names: "acción", but "JRPG" and "Steam Achievements". English writes all of them large. */
function inSentence({ group, match, label }: Named[number]): string {
  if (isEnglish) return group === "tag" && match !== "none" ? label.replace(SEVERAL, "$1") : label;
  if (!WORDS.includes(group)) return label;
  if (group === "release" && match !== "none" && /\d/.test(label)) return t("catalogue.ofMonth", { month: label });
  const isName = !/^\p{Lu}\p{Ll}+(?: [\p{Ll}\d]\S*)*$/u.test(label);
  return isName ? label : label.charAt(0).toLocaleLowerCase(locale) + label.slice(1);
}

/** Behind the games, as nobody says "Out now games"; beside another value it is one of several. */
const isOut = ({ group, match, label }: Named[number]) =>
  isEnglish && group === "release" && match !== "none" && label === t("filters.out");

/** "Action games for PC, 2015"; without filters "All games". */
export function catalogueTitle(all: Named): string {
  if (all.length === 0) return t("catalogue.allGames");
  const hasOut = all.some(isOut) && all.filter(({ group }) => group === "release").length === 1;
  const active = hasOut ? all.filter((filter) => !isOut(filter)) : all;
  const namesOf = (group: string) => {
    const labels = (match: string) =>
      active.filter((filter) => filter.group === group && filter.match === match).map(inSentence);
    const says = MAKERS.has(group) ? makerSays : kindSays;
    return [listed(labels("any"), "or", says), listed(labels("all"), "and")].filter((names) => names !== "").join(AND);
  };
  /** What stands at this place of the title, one group beside the other. */
  const joined = (groups: readonly string[], joint: string) =>
    groups
      .map(namesOf)
      .filter((names) => names !== "")
      .join(joint);
  const led = (word: (typeof FILTERS)[(typeof APP_TERMS_KEYS)[number]]["joint"]) =>
    APP_TERMS_KEYS.filter((key) => FILTERS[key].joint === word);
  const kinds = led("");
  const kind = isEnglish ? joined(kinds.toReversed(), " ") : namesOf("genre");
  const phrase = (word: string, names: string) => (names === "" ? "" : ` ${word === "" ? names : `${word} ${names}`}`);
  const later = isEnglish
    ? []
    : kinds
        .filter((key) => key !== "genre")
        .toReversed()
        .map((key) => phrase(LEADS[key] ?? "", namesOf(key)));
  const unwanted = active.filter(({ match }) => match === "none").map(inSentence);
  const without = listed(unwanted, "or");
  const ends = APP_RANGE_KEYS.map(namesOf).filter((names) => names !== "");
  return [
    kind === "" ? t("cards.games") : t("catalogue.gamesOfKind", { kind }),
    ...later,
    ...JOINTS.map((word) => phrase(isEnglish ? word : PHRASES[word], joined(led(word), AND))),
    without === "" ? "" : ` ${t("catalogue.without")} ${without}`,
    ...ends.map((end) => `, ${end}`),
    hasOut ? `, ${t("filters.out").toLowerCase()}` : "",
  ].join("");
}

const LONG_CHARACTERS = 44;

/** Would it fill the window of a telephone in the size of other titles? */
export const isLongTitle = (title: string): boolean => title.length > LONG_CHARACTERS;
