// One game, whole: head, trailer and insights, screenshots, where it is sold and what is known about it. What a card has
// shown of it stands at once; the rest fills in where its place is kept.
import { pageTitle } from "#web/lib/page-titles.ts";
import { t } from "#web/lib/t.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useLayoutEffect, useMemo, useRef } from "react";
import { tabTitle } from "#shared/routes.ts";
import { gameQuery, type WholeGame } from "#web/api/game-detail.ts";
import { knownGame } from "#web/api/known-game.ts";
import { Crumbs } from "#web/features/crumbs/crumbs.tsx";
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
import { HeroLinks, WORD } from "#web/features/game/hero-links.tsx";
import { Hero } from "#web/features/game/hero.tsx";
import { movingPicture, trailerElsewhere } from "#web/features/game/moving-picture.ts";
import { Screenshots } from "#web/features/game/screenshots.tsx";
import { Stores } from "#web/features/game/stores.tsx";
import { InsightsPanel, InsightsSkeleton } from "#web/features/insights/insights-panel.tsx";
import { useInsightsSettled } from "#web/features/insights/use-insights-settled.ts";
import { useVisitedCopy } from "#web/features/offline/use-offline-cache.ts";
import { ShareButton } from "#web/features/share/share-button.tsx";
import { ShareWords } from "#web/features/share/share-words.tsx";
import { MarkBar } from "#web/features/shelf/mark-bar.tsx";
import { Trailer } from "#web/features/game/trailer.tsx";
import type { CardGame } from "#web/lib/card-game.ts";
import { crumbsOf } from "#web/lib/crumbs-of.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { compareAddress } from "#web/lib/compare-address.ts";
import { similarAddress } from "#web/lib/similar-address.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { useGameStore } from "#web/state/game-store.ts";
import { RelatedGames, useMayHaveRelated } from "./related-games.tsx";
import { WellKnownGames } from "./well-known-games.tsx";
import styles from "./game-page.module.css";

export function GamePage({ id }: { id: number }) {
  const { data: game, error, refetch, isFetching } = useQuery(gameQuery(id));
  const known = useKnownGame(id);
  useScrollToTop(id);
  useVisitedCopy(game);
  const isExpected = error === null || isFetching;
  return (
    <div className={styles.page} aria-busy={isFetching}>
      <title>{tabTitle((game ?? known)?.name ?? pageTitle("game"))}</title>
      {game !== undefined ? (
        <Game key={id} shown={game} whole={game} />
      ) : known !== undefined && isExpected ? (
        <Game key={id} shown={known} whole={undefined} />
      ) : isExpected ? (
        <LoadingGame />
      ) : (
        <GameProblem error={error} onRetry={() => void refetch()} after={<WellKnownGames />} />
      )}
    </div>
  );
}

/** What is known of the game from a list or from the visitor's favourites, before it has been asked for. */
function useKnownGame(id: number): CardGame | undefined {
  const client = useQueryClient();
  const isHydrated = useHydrated();
  return useMemo(() => {
    const favorite = () => useGameStore.getState().favorites.find((each) => each.id === id);
    return isHydrated ? (knownGame(client, id) ?? favorite()) : undefined;
  }, [client, id, isHydrated]);
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

type GameProps = {
  /** All that is there by now. */
  shown: CardGame | WholeGame;
  /** The same once it is whole. */
  whole: WholeGame | undefined;
};

function Game({ shown, whole }: GameProps) {
  const { id, background_image: picture, screenshots, videos } = shown;
  const moving = movingPicture(videos?.[0], picture);
  const elsewhere = trailerElsewhere(videos);
  const lacksTrailer = videos !== undefined && moving === undefined;
  const lacksScreenshots = screenshots?.length === 0;
  const isBare = lacksTrailer && lacksScreenshots;
  const areInsightsSettled = useInsightsSettled(id);
  // Below insights that may still grow or shrink nothing stands that they would move.
  const hasRelated = whole !== undefined && (!isBare || areInsightsSettled);
  const mayHaveSimilar = useMayHaveRelated(id, "suggested");
  return (
    <>
      <Backdrop src={whole === undefined ? picture : (whole.background_image_additional ?? picture)} />
      <Hero
        game={shown}
        action={<FavoriteButton game={shown} />}
        marks={<MarkBar game={shown} />}
        more={
          <HeroLinks
            id={id}
            hasSeries={hasRelated && whole.game_series_count > 0}
            hasSimilar={mayHaveSimilar && (hasRelated || !isBare)}
            share={
              <ShareButton title={shown.name}>
                <ShareWords className={WORD} />
              </ShareButton>
            }
          />
        }
        crumbs={<Crumbs crumbs={crumbsOf(shown)} />}
      />
      <Sections
        isInMotion={moving?.kind === "planes" && videos !== undefined && elsewhere === undefined}
        lacks={{ trailer: lacksTrailer, screenshots: lacksScreenshots, stores: whole?.stores.length === 0 }}
        trailer={videos === undefined ? <TrailerSkeleton /> : <Trailer moving={moving} elsewhere={elsewhere} />}
        insights={<InsightsPanel key={id} gameId={id} isAlone={isBare} />}
        screenshots={
          screenshots === undefined ? (
            <ScreenshotsSkeleton />
          ) : (
            <Screenshots
              screenshots={screenshots}
              gameName={shown.name}
              tone={shown.dominant_color}
              isBesideOther={lacksTrailer}
            />
          )
        }
        stores={whole === undefined ? <StoresSkeleton /> : <Stores game={whole} />}
        about={whole === undefined ? <FactsSkeleton /> : <Facts game={whole} />}
      />
      {hasRelated && (
        <>
          <RelatedGames
            name="series"
            id={id}
            part="game-series"
            title={t("game.sameSeries")}
            count={whole.game_series_count}
          />
          <RelatedGames
            name="similar"
            id={id}
            part="suggested"
            title={t("game.moreLikeThis")}
            more={<MoreSimilar id={id} />}
          />
        </>
      )}
    </>
  );
}

function MoreSimilar({ id }: { id: number }) {
  return (
    <>
      <ButtonLink to={similarAddress(id)} variant="quiet">
        {t("similar.all")}
      </ButtonLink>
      <ButtonLink to={compareAddress([id])} variant="quiet">
        {t("similar.compare")}
      </ButtonLink>
    </>
  );
}

/** The same page, empty. Its headings head nothing yet, so that only its label is read out. */
function LoadingGame() {
  return (
    <div role="status" aria-label={t("game.loading")} className={styles.loading} data-loading="">
      <div className={styles.loading} aria-hidden="true">
        <HeroSkeleton />
        <Sections
          trailer={<TrailerSkeleton />}
          insights={<InsightsSkeleton />}
          screenshots={<ScreenshotsSkeleton />}
          stores={<StoresSkeleton />}
          about={<FactsSkeleton />}
        />
      </div>
    </div>
  );
}

const SECTIONS = {
  trailer: t("game.trailer"),
  insights: t("insights.title"),
  screenshots: t("game.screenshots"),
  stores: t("game.whereToGet"),
  about: t("game.about"),
} as const;

type SectionName = keyof typeof SECTIONS;

/** Each order ends with what may still grow, or with what has its place kept. */
const ORDERS = {
  whole: ["trailer", "insights", "stores", "screenshots", "about"],
  still: ["screenshots", "insights", "trailer", "stores", "about"],
  bare: ["trailer", "screenshots", "stores", "about", "insights"],
} as const satisfies Record<string, readonly SectionName[]>;

type SectionsProps = Record<SectionName, ReactNode> & {
  /** The sections that are known to hold nothing: one line each. */
  lacks?: Partial<Record<SectionName, boolean>>;
  /** Does the game's picture stand where a trailer would? */
  isInMotion?: boolean;
};

const NOTHING_KNOWN: NonNullable<SectionsProps["lacks"]> = {};

/** What stands below the head. Beside the insights stand the trailer, else the screenshots, else all the rest. */
function Sections({ lacks = NOTHING_KNOWN, isInMotion = false, ...contents }: SectionsProps) {
  const order = !lacks.trailer ? "whole" : !lacks.screenshots ? "still" : "bare";
  return (
    <div className={styles.sections} data-order={order}>
      {ORDERS[order].map((name) => (
        <section
          key={name}
          className={styles.section}
          data-name={name}
          data-lacking={lacks[name] || undefined}
          aria-labelledby={`${name}-title`}
        >
          <h2 id={`${name}-title`} className={styles.title}>
            {name === "trailer" && isInMotion ? t("game.inMotion") : SECTIONS[name]}
          </h2>
          {contents[name]}
        </section>
      ))}
    </div>
  );
}
