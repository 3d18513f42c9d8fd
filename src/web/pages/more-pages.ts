// The pages that a first visit seldom turns to, in a small file of its own: what each of them brings is named here, and not
// in the first load.
import type { ComponentType } from "react";
import type { PageName } from "#shared/routes.ts";

/** The code of each, in `pages/{name}-page.tsx`. What a page's address says, it reads by `matchRoute` itself. */
export const MORE_PAGES = {
  upcoming: async () => (await import("./upcoming-page.tsx")).UpcomingPage,
  discover: async () => (await import("./discover-page.tsx")).DiscoverPage,
  shelf: async () => (await import("./shelf-page.tsx")).ShelfPage,
  shared: async () => (await import("./shared-page.tsx")).SharedPage,
  subject: async () => (await import("./subject-page.tsx")).SubjectPage,
  settings: async () => (await import("./settings-page.tsx")).SettingsPage,
  similar: async () => (await import("./similar-page.tsx")).SimilarPage,
  compare: async () => (await import("./compare-page.tsx")).ComparePage,
  "share-target": async () => (await import("./share-target-page.tsx")).ShareTargetPage,
  "not-found": async () => (await import("./not-found-page.tsx")).NotFoundPage,
} satisfies Partial<Record<PageName, () => Promise<ComponentType>>>;
