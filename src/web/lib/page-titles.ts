// What each page is called, in the tab and in links to it, in the language of this build.
import { type PageName, ROUTES } from "#shared/routes.ts";
import { t } from "./t.ts";

const TITLES: Readonly<Record<PageName, string>> = {
  catalogue: t("document.title"),
  search: t("pages.searchTitle"),
  upcoming: t("upcoming.title"),
  favorites: t("pages.favoritesTitle"),
  discover: t("pages.discoverTitle"),
  shelf: t("pages.shelfTitle"),
  shared: t("pages.sharedTitle"),
  subject: t("pages.subjectTitle"),
  game: t("pages.gameTitle"),
  similar: t("similar.pageTitle"),
  compare: t("compare.pageTitle"),
  "share-target": t("share.pageTitle"),
  settings: t("settings.title"),
  "not-found": t("pages.notFoundTitle"),
};

/** The routes have their English names themselves; the minifier leaves the table out of that build. */
export const pageTitle = (name: PageName): string => (t("language") === "en" ? ROUTES[name].title : TITLES[name]);
