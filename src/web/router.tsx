// Which address shows which screen. A detail id that is no positive integer leads to /not-found, replacing the entry.
import { lazy } from "react";
import { Redirect, Route, Switch } from "wouter";
import { loadScreen } from "#web/features/layout/load-screen.ts";
import { Layout } from "#web/pages/layout.tsx";
import { CataloguePage } from "#web/pages/catalogue-page.tsx";
import { parseGameId } from "#web/lib/game-id.ts";

const GamePage = lazy(async () => ({
  default: (await loadScreen(() => import("#web/pages/game-page.tsx"))).GamePage,
}));
const FavoritesPage = lazy(async () => ({
  default: (await loadScreen(() => import("#web/pages/favorites-page.tsx"))).FavoritesPage,
}));
const SearchPage = lazy(async () => ({
  default: (await loadScreen(() => import("#web/pages/search-page.tsx"))).SearchPage,
}));
const NotFoundPage = lazy(async () => ({
  default: (await loadScreen(() => import("#web/pages/not-found-page.tsx"))).NotFoundPage,
}));

/** The game's page lies below every list that a game can be opened from. */
const GAME_PATHS = ["/game/:id", "/search/:id", "/favorites/:id", "/:id"];

function GameRoute({ params }: { params: { id: string } }) {
  const id = parseGameId(params.id);
  return id === undefined ? <Redirect href="/not-found" replace /> : <GamePage id={id} />;
}

/** All routes, inside the layout that they share. */
export function AppRoutes() {
  return (
    <Layout>
      <Switch>
        <Route path="/" component={CataloguePage} />
        <Route path="/favorites" component={FavoritesPage} />
        <Route path="/search" component={SearchPage} />
        <Route path="/not-found" component={NotFoundPage} />
        {GAME_PATHS.map((path) => (
          <Route key={path} path={path} component={GameRoute} />
        ))}
        <Route component={NotFoundPage} />
      </Switch>
    </Layout>
  );
}
