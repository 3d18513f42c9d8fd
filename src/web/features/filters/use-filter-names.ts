// What chosen filters are called. The basic options are at hand; the long lookup lists are fetched only when a choice
// outside them needs a name.
import { useQuery } from "@tanstack/react-query";
import { BASIC_GENRES, BASIC_PLATFORMS, BASIC_TAGS, type FilterOption } from "#shared/options.ts";
import { FILTER_NAMES, type FilterName, type FilterValues } from "#web/lib/catalogue-view.ts";

type Lists = Readonly<Partial<Record<FilterName, readonly FilterOption[]>>>;

const BASIC: Lists = { platform: BASIC_PLATFORMS, genre: BASIC_GENRES, tag: BASIC_TAGS };

/** A filter that is set, and what it is called. */
export type NamedFilter = { name: FilterName; value: string; label: string };

function nameIn(lists: Lists, name: FilterName, value: string): string | undefined {
  return lists[name]?.find((option) => (name === "platform" ? String(option.id) : option.slug) === value)?.name;
}

/** "role-playing-games" -> "Role playing games": better than nothing while no list knows the value. */
function spelledOut(name: FilterName, value: string): string {
  if (name === "platform") return `Platform ${value}`;
  const words = value.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

async function loadLists(): Promise<Lists> {
  const lookups = await import("#shared/lookups.ts");
  return {
    platform: lookups.PLATFORM_LOOKUP,
    genre: lookups.GENRE_LOOKUP,
    tag: lookups.TAG_LOOKUP,
    developer: lookups.DEVELOPER_LOOKUP,
  };
}

/** The filters that are set, with their names, in the order of the sidebar. */
export function useFilterNames(filters: FilterValues): NamedFilter[] {
  const set = FILTER_NAMES.filter((name) => filters[name] !== "");
  const isUnknown = set.some((name) => name !== "year" && nameIn(BASIC, name, filters[name]) === undefined);
  const { data = {} } = useQuery({
    queryKey: ["lookups"],
    queryFn: loadLists,
    enabled: isUnknown,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
  });
  return set.map((name) => {
    const value = filters[name];
    const known = nameIn(BASIC, name, value) ?? nameIn(data, name, value);
    return { name, value, label: known ?? spelledOut(name, value) };
  });
}
