// One game, whole: head, trailer and insights, screenshots, where it is sold and what is known about it.
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { ROUTES, tabTitle } from "#shared/routes.ts";
import { gameQuery, type WholeGame } from "#web/api/game-detail.ts";
import { FavoriteButton } from "#web/features/favorites/favorite-button.tsx";
import { Backdrop } from "#web/features/game/backdrop.tsx";
import { Facts } from "#web/features/game/facts.tsx";
import { GameProblem } from "#web/features/game/game-problem.tsx";
import {
  FactsSkeleton,
  HeroSkeleton,
  ScreenshotsSkeleton,
  StoresSkeleton,
  TrailerSkeleton,
} from "#web/features/game/game-skeleton.tsx";
import { Hero } from "#web/features/game/hero.tsx";
import { Screenshots } from "#web/features/game/screenshots.tsx";
import { Stores } from "#web/features/game/stores.tsx";
import { InsightsPanel, InsightsSkeleton } from "#web/features/insights/insights-panel.tsx";
import { useVisitedCopy } from "#web/features/offline/use-offline-cache.ts";
import { Trailer } from "#web/features/game/trailer.tsx";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import styles from "./game-page.module.css";

export function GamePage({ id }: { id: number }) {
  const { data: game, error, refetch, isFetching } = useQuery(gameQuery(id));
  useScrollToTop(id);
  useVisitedCopy(game);
  return (
    <div className={styles.page} aria-busy={isFetching}>
      <title>{tabTitle(game?.name ?? ROUTES.game.title)}</title>
      {game !== undefined ? (
        <Game game={game} />
      ) : error === null || isFetching ? (
        <LoadingGame />
      ) : (
        <GameProblem error={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

/** Another game begins at its top. Going back to one restores the scroll elsewhere, after this. */
function useScrollToTop(id: number): void {
  const isHydrated = useHydrated();
  // The server's document has been read, and scrolled, before it is hydrated.
  const shown = useRef(isHydrated ? undefined : id);
  useLayoutEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    window.scrollTo(0, 0);
  }, [id]);
}

function Game({ game }: { game: WholeGame }) {
  return (
    <>
      <Backdrop src={game.background_image_additional ?? game.background_image} />
      <Hero game={game} action={<FavoriteButton game={game} />} />
      <Sections
        trailer={<Trailer movie={game.videos[0]} picture={game.background_image} />}
        insights={<InsightsPanel key={game.id} gameId={game.id} />}
        screenshots={<Screenshots screenshots={game.screenshots} gameName={game.name} tone={game.dominant_color} />}
        stores={<Stores game={game} />}
        facts={<Facts game={game} />}
      />
    </>
  );
}

/** The same page, empty. Its headings head nothing yet, so that only its label is read out. */
function LoadingGame() {
  return (
    <div role="status" aria-label="Loading the game" className={styles.loading} data-loading="">
      <div className={styles.loading} aria-hidden="true">
        <HeroSkeleton />
        <Sections
          trailer={<TrailerSkeleton />}
          insights={<InsightsSkeleton />}
          screenshots={<ScreenshotsSkeleton />}
          stores={<StoresSkeleton />}
          facts={<FactsSkeleton />}
        />
      </div>
    </div>
  );
}

type SectionsProps = Record<"trailer" | "insights" | "screenshots" | "stores" | "facts", ReactNode>;

/** What stands below the head. */
function Sections({ trailer, insights, screenshots, stores, facts }: SectionsProps) {
  return (
    <>
      <div className={styles.pair}>
        <Section title="Trailer" id="trailer">
          {trailer}
        </Section>
        <Section title="AI Insights" id="insights">
          {insights}
        </Section>
      </div>
      <Section title="Screenshots" id="screenshots">
        {screenshots}
      </Section>
      <Section title="Where to get it" id="stores">
        {stores}
      </Section>
      <Section title="About" id="about">
        {facts}
      </Section>
    </>
  );
}

function Section({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
