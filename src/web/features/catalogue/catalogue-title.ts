// What the catalogue is called when it shows only some of its games.

import { APP_RANGE_KEYS, APP_TERMS_KEYS, FILTERS, JOINTS, type Match } from "#shared/catalogue/filters.ts";

type Named = readonly { group: string; match: Match; label: string }[];

/** A title names so many values of a group; with more of them it leaves the group to the chips. */
const NAMED_MAX = 3;

/** "Action, RPG or Puzzle", "Action and RPG", or nothing. */
function listed(labels: readonly string[], joint: "or" | "and"): string {
  if (labels.length > NAMED_MAX) return "";
  const last = labels.at(-1) ?? "";
  return labels.length < 2 ? last : `${labels.slice(0, -1).join(", ")} ${joint} ${last}`;
}

/** "Action games for PC, 2015"; without filters "All games". */
export function catalogueTitle(active: Named): string {
  if (active.length === 0) return "All games";
  const namesOf = (group: string) => {
    const labels = (match: string) =>
      active.filter((filter) => filter.group === group && filter.match === match).map(({ label }) => label);
    return [listed(labels("any"), "or"), listed(labels("all"), "and")].filter((names) => names !== "").join(" and ");
  };
  /** What stands at this place of the title, one group beside the other. */
  const joined = (groups: readonly string[], joint: string) =>
    groups
      .map(namesOf)
      .filter((names) => names !== "")
      .join(joint);
  const led = (word: (typeof FILTERS)[(typeof APP_TERMS_KEYS)[number]]["joint"]) =>
    APP_TERMS_KEYS.filter((key) => FILTERS[key].joint === word);
  const kind = joined(led("").toReversed(), " ");
  const phrases = JOINTS.map((word) => [word, joined(led(word), " and ")]);
  const without = active.filter(({ match }) => match === "none").map(({ label }) => label);
  const ends = APP_RANGE_KEYS.map(namesOf).filter((names) => names !== "");
  return [
    kind === "" ? "Games" : `${kind} games`,
    ...phrases.map(([word, names]) => (names === "" ? "" : ` ${word} ${names}`)),
    without.length === 0 || without.length > NAMED_MAX ? "" : ` without ${listed(without, "or")}`,
    ...ends.map((end) => `, ${end}`),
  ].join("");
}
