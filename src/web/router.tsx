// The code of each page, and which of them stands at the present address.
import { type ComponentType, useEffect, useLayoutEffect } from "react";
import { ALONE } from "#shared/alone.ts";
import { matchRoute } from "#shared/match-route.ts";
import { PAGE_NAMES, type PageName, ROUTES } from "#shared/routes.ts";
import { useForgetFirstPaint } from "#web/document/forget-first-paint.ts";
import { useForgetPage } from "#web/document/forget-page.ts";
import { preloadNothingFound } from "#web/features/hints/lazy-nothing-found.tsx";
import { loadScreen } from "#web/features/layout/load-screen.ts";
import { CataloguePage } from "#web/pages/catalogue-page.tsx";
import { Layout } from "#web/pages/layout.tsx";
import { navigate, prepareWith, usePlace } from "#web/lib/navigation.ts";
import { preloadable } from "#web/lib/preloadable.tsx";

const page = <P extends object>(load: () => Promise<ComponentType<P>>) => preloadable(load, loadScreen);

/** One a row of the table, in `pages/{name}-page.tsx`. The catalogue's code comes with the app, the others' by itself. */
const GamePage = page(async () => (await import("#web/pages/game-page.tsx")).GamePage);
const FREQUENT = {
  catalogue: CataloguePage,
  search: page(async () => (await import("#web/pages/search-page.tsx")).SearchPage),
  favorites: page(async () => (await import("#web/pages/favorites-page.tsx")).FavoritesPage),
  game: GamePage,
};

type RarePage = Exclude<PageName, keyof typeof FREQUENT>;
const isRare = (name: PageName): name is RarePage => !Object.hasOwn(FREQUENT, name);

/** What each of these brings is named in one file, which comes with the first of them. */
const RARE = Object.fromEntries(
  PAGE_NAMES.filter(isRare).map((name) => [
    name,
    page(async () => await (await import("#web/pages/more-pages.ts")).MORE_PAGES[name]()),
  ]),
);
const codeOf = (name: PageName) => (isRare(name) ? RARE[name] : FREQUENT[name]);

/**
 * The source files of the page's code, as the build's manifest names them. Without a server the app itself is none of what
 * the entry brings: it comes when there is somebody to answer.
 */
export const pageFiles = (name: PageName) => [
  ...(import.meta.env.MODE === ALONE ? ["main.tsx"] : []),
  ...(isRare(name) ? ["pages/more-pages.ts"] : []),
  `pages/${name}-page.tsx`,
];

/** Undefined where the code is there. */
function preload(name: PageName): Promise<void> | undefined {
  const shown = codeOf(name);
  return shown !== undefined && "preload" in shown && !shown.isReady() ? shown.preload() : undefined;
}

const pathOf = (address: string) => address.replace(/[?#].*/, "");

/** Fetches the code of the page at a root-relative address; undefined where it is there. */
export const preloadAt = (address: string): Promise<void> | undefined => preload(matchRoute(pathOf(address)).name);
prepareWith(preloadAt);

/** Fetches the code of what a document shows at a path, so that it is hydrated without a wait. */
export async function preloadShown(pathname: string, root: Element): Promise<void> {
  await Promise.all([preload(matchRoute(pathname).name), preloadNothingFound(root)]);
}

/** Fetches the code of all pages. */
export async function preloadPages(): Promise<void> {
  await Promise.all(PAGE_NAMES.map(async (name) => preload(name)));
}

type RoutesProps = {
  /** Called once the first page stands; a document's page is hydrated later than what is around it. */
  onShown?: (() => void) | undefined;
};

/** Leads on in place of the present entry, so that Back goes to the page before. */
function ToNotFound() {
  useLayoutEffect(() => navigate(ROUTES["not-found"].path, { replace: true }), []);
  return null;
}

function PageHere({ onShown }: RoutesProps) {
  useEffect(() => onShown?.(), [onShown]);
  useForgetFirstPaint();
  const shown = matchRoute(usePlace().pathname);
  if (shown.name === "game") return shown.id === undefined ? <ToNotFound /> : <GamePage id={shown.id} />;
  const Page = isRare(shown.name) ? RARE[shown.name] : FREQUENT[shown.name];
  return Page && <Page />;
}

/** The page of the present address, inside the layout that all share. */
export function AppRoutes({ onShown }: RoutesProps) {
  useForgetPage();
  return (
    <Layout>
      <PageHere onShown={onShown} />
    </Layout>
  );
}
