// What the catalogue is called when it shows only some of its games.

type Named = readonly { name: string; label: string }[];

/** "Action games for PC, from 2015"; without filters "All games". */
export function catalogueTitle(active: Named): string {
  if (active.length === 0) return "All games";
  const labelOf = (name: string) => active.find((filter) => filter.name === name)?.label;
  const kind = [labelOf("tag"), labelOf("genre")].filter((label) => label !== undefined).join(" ");
  const makers = [labelOf("developer"), labelOf("publisher")].filter((label) => label !== undefined);
  const platform = labelOf("platform");
  const year = labelOf("year");
  return [
    kind === "" ? "Games" : `${kind} games`,
    platform === undefined ? "" : ` for ${platform}`,
    makers.length === 0 ? "" : ` by ${makers.join(" and ")}`,
    year === undefined ? "" : `, ${year}`,
  ].join("");
}
