// The main places of the app, as the palette offers them.
import {
  Bookmark,
  CalendarDays,
  Columns2,
  Compass,
  LayoutGrid,
  Library,
  type LucideIcon,
  Settings,
} from "lucide-react";
import { ALONE } from "#shared/alone.ts";
import { type PageName, ROUTES } from "#shared/routes.ts";
import { PLACES } from "#web/features/layout/await-place.ts";
import type { Entry } from "#web/features/palette/entry.ts";
import { pageTitle } from "#web/lib/page-titles.ts";
import { t } from "#web/lib/t.ts";

const ICONS = {
  catalogue: LayoutGrid,
  upcoming: CalendarDays,
  discover: Compass,
  favorites: Bookmark,
  shelf: Library,
  compare: Columns2,
} as const satisfies Partial<Record<PageName, LucideIcon>>;

const KEYS = new Map<PageName, readonly string[]>(Object.entries(PLACES).map(([key, name]) => [name, ["g", key]]));

function placeEntry(name: PageName, Icon: LucideIcon): Entry {
  const keys = KEYS.get(name);
  return {
    key: name,
    title: pageTitle(name),
    icon: <Icon size={20} aria-hidden="true" />,
    address: ROUTES[name].path,
    ...(keys !== undefined && { keys }),
    // The catalogue's own title says what the app is.
    ...(name === "catalogue" && { title: t("catalogue.allGames"), alias: t("layout.goHome") }),
  };
}

export const PALETTE_PLACES: readonly Entry[] = [
  // The keys of this very object.
  ...(Object.keys(ICONS) as (keyof typeof ICONS)[]).map((name) => placeEntry(name, ICONS[name])),
  ...(import.meta.env.MODE === ALONE ? [placeEntry("settings", Settings)] : []),
];
