// What the catalogue is called when it shows only some of its games.

type Named = readonly { group: string; match: "any" | "all" | "none"; label: string }[];

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
  const kind = [namesOf("tag"), namesOf("genre")].filter((names) => names !== "").join(" ");
  const makers = [namesOf("developer"), namesOf("publisher")].filter((names) => names !== "");
  const platform = namesOf("platform");
  const without = active.filter(({ match }) => match === "none").map(({ label }) => label);
  const ends = [namesOf("year"), namesOf("metacritic")].filter((names) => names !== "");
  return [
    kind === "" ? "Games" : `${kind} games`,
    platform === "" ? "" : ` for ${platform}`,
    makers.length === 0 ? "" : ` by ${makers.join(" and ")}`,
    without.length === 0 || without.length > NAMED_MAX ? "" : ` without ${listed(without, "or")}`,
    ...ends.map((end) => `, ${end}`),
  ].join("");
}
