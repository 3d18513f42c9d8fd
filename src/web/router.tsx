// Which screen an address shows, and the code of each. A detail id that is no positive integer leads to /not-found,
// replacing the entry.
import { useEffect, useLayoutEffect } from "react";
import { useForgetFirstPaint } from "#web/document/forget-first-paint.ts";
import { useForgetPage } from "#web/document/forget-page.ts";
import { preloadNothingFound } from "#web/features/hints/lazy-nothing-found.tsx";
import { loadScreen } from "#web/features/layout/load-screen.ts";
import { CataloguePage } from "#web/pages/catalogue-page.tsx";
import { Layout } from "#web/pages/layout.tsx";
import { navigate, usePlace } from "#web/lib/navigation.ts";
import { preloadable } from "#web/lib/preloadable.tsx";
import { NOT_FOUND_PATH, type Screen, screenAt, type ScreenName } from "#web/lib/screen-at.ts";

const GamePage = preloadable(async () => (await loadScreen(() => import("#web/pages/game-page.tsx"))).GamePage);
const FavoritesPage = preloadable(
  async () => (await loadScreen(() => import("#web/pages/favorites-page.tsx"))).FavoritesPage,
);
const SearchPage = preloadable(async () => (await loadScreen(() => import("#web/pages/search-page.tsx"))).SearchPage);
const NotFoundPage = preloadable(
  async () => (await loadScreen(() => import("#web/pages/not-found-page.tsx"))).NotFoundPage,
);

const PRELOADS: Readonly<Partial<Record<Screen["name"], () => Promise<void>>>> = {
  game: GamePage.preload,
  favorites: FavoritesPage.preload,
  search: SearchPage.preload,
  "not-found": NotFoundPage.preload,
};

/** Source files of the screens that come by themselves, as the build's manifest names them. */
export const SCREEN_FILES: Readonly<Partial<Record<ScreenName, string>>> = {
  game: "pages/game-page.tsx",
  favorites: "pages/favorites-page.tsx",
  search: "pages/search-page.tsx",
  "not-found": "pages/not-found-page.tsx",
};

/** Fetches the code of what a document shows at a path, so that it is taken over without a wait. */
export async function preloadShown(pathname: string, root: Element): Promise<void> {
  await Promise.all([PRELOADS[screenAt(pathname).name]?.(), preloadNothingFound(root)]);
}

/** Fetches the code of all screens. */
export async function preloadScreens(): Promise<void> {
  await Promise.all(Object.values(PRELOADS).map((preload) => preload()));
}

type RoutesProps = {
  /** Called once the first screen stands; a document's screen is taken over later than what is around it. */
  onShown?: (() => void) | undefined;
};

/** Leads on in place of the present entry, so that Back goes to the page before. */
function ToNotFound() {
  useLayoutEffect(() => navigate(NOT_FOUND_PATH, { replace: true }), []);
  return null;
}

function ScreenHere({ onShown }: RoutesProps) {
  useEffect(() => onShown?.(), [onShown]);
  useForgetFirstPaint();
  const screen = screenAt(usePlace().pathname);
  switch (screen.name) {
    case "home":
      return <CataloguePage />;
    case "favorites":
      return <FavoritesPage />;
    case "search":
      return <SearchPage />;
    case "game":
      return <GamePage id={screen.id} />;
    case "wrong-game":
      return <ToNotFound />;
    case "not-found":
      return <NotFoundPage />;
  }
}

/** The screen of the present address, inside the layout that all share. */
export function AppRoutes({ onShown }: RoutesProps) {
  useForgetPage();
  return (
    <Layout>
      <ScreenHere onShown={onShown} />
    </Layout>
  );
}
