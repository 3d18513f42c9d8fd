// Which address shows which screen. A detail id that is no positive integer leads to /not-found, replacing the entry.
import { lazy } from "react";
import { Navigate, Route, Routes, useParams } from "react-router";
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

function GameRoute() {
  const id = parseGameId(useParams().id ?? "");
  return id === undefined ? <Navigate to="/not-found" replace /> : <GamePage id={id} />;
}

/** All routes, inside the layout that they share. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route index element={<CataloguePage />} />
        <Route path="favorites" element={<FavoritesPage />} />
        <Route path="search" element={<SearchPage />} />
        <Route path="not-found" element={<NotFoundPage />} />
        {["game/:id", "search/:id", "favorites/:id", ":id"].map((path) => (
          <Route key={path} path={path} element={<GameRoute />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
