// Games for this very visitor, each with its reason and a way to say no. The shelf that they come from is in this browser
// alone, and so is the reckoning.
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { ROUTES } from "#shared/routes.ts";
import { t } from "#web/lib/t.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { isOnShelf, type ShelfEntry } from "#web/state/shelf/shelf-entry.ts";
import type { FavoriteGame } from "#web/state/favorite-game.ts";
import { useGameStore } from "#web/state/game-store.ts";
import { openShelf, useShelf } from "#web/state/shelf/shelf.ts";
import { Button } from "#web/ui/button.tsx";
import { LoadProblem } from "#web/ui/load-problem.tsx";
import { Link } from "#web/ui/link.tsx";
import { useNearViewport } from "#web/ui/use-near-viewport.ts";
import { forYouQuery, shelved } from "./for-you-query.ts";
import { RecommendedGame, RecommendedSkeleton } from "./recommended-game.tsx";
import { missingOf, type Told, toldBy } from "./told-by-shelf.ts";
import styles from "./for-you.module.css";

const SHOWN_AT_FIRST = 6;
const NONE: readonly Told[] = [];

/** What the shelf told when it first told enough: whoever answers a recommendation keeps the others. */
function useTold(
  isWaiting: boolean,
  entries: ReadonlyMap<number, ShelfEntry>,
  favorites: readonly FavoriteGame[],
): readonly Told[] {
  const [kept, setKept] = useState(NONE);
  const isKept = kept.length > 0;
  const isAsked = !isWaiting && !isKept;
  const now = useMemo(() => (isAsked ? toldBy(entries, favorites) : NONE), [isAsked, entries, favorites]);
  const { marks, liked } = missingOf(now);
  if (!isKept && marks === 0 && !liked) setKept(now);
  return isKept ? kept : now;
}

type ForYouProps = {
  /** Games that are on the page already. */
  except?: ReadonlySet<number>;
  /** Does it stand on the shelf's own page, which then need not be led to? */
  isOnShelfPage?: boolean;
};

const NOTHING: ReadonlySet<number> = new Set();

export function ForYou({ except = NOTHING, isOnShelfPage = false }: ForYouProps) {
  const section = useRef<HTMLElement>(null);
  const isNear = useNearViewport(section);
  const isHydrated = useHydrated();
  const status = useShelf((shelf) => shelf.status);
  const entries = useShelf((shelf) => shelf.entries);
  useEffect(() => void openShelf(), []);
  const favorites = useGameStore((store) => store.favorites);
  const isWaiting = status === "waiting" || !isHydrated;
  // Of thousands of games it takes a moment, which whoever does not come here need not spend.
  const told = useTold(isWaiting || !isNear, entries, favorites);
  return (
    <section ref={section} className={styles.section} aria-labelledby="for-you-title">
      <h2 id="for-you-title" tabIndex={-1} className={styles.title}>
        {t("forYou.title")}
      </h2>
      {isNear && !isWaiting && <Answer told={told} except={except} isOnShelfPage={isOnShelfPage} />}
    </section>
  );
}

/** The recommendations, or what is missing for any. */
function Answer({ told, except, isOnShelfPage }: Required<ForYouProps> & { told: readonly Told[] }) {
  const { marks, liked } = missingOf(told);
  if (marks === 0 && !liked) return <Recommended told={told} except={except} />;
  return (
    <p className={styles.soft}>
      {marks > 0 ? t("forYou.few", { marks }) : t("forYou.noLiked")}{" "}
      {!isOnShelfPage && <Link href={ROUTES.shelf.path}>{t("forYou.toShelf")}</Link>}
    </p>
  );
}

function Recommended({ told, except }: { told: readonly Told[]; except: ReadonlySet<number> }) {
  const entries = useShelf((shelf) => shelf.entries);
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const favorites = useGameStore((store) => store.favorites);
  const { data, isError, refetch } = useQuery(forYouQuery(told, () => [...shelved(entries.values()), ...favorites]));
  const isFree = (id: number) => {
    const entry = entries.get(id);
    const isFavorite = favorites.some((favorite) => favorite.id === id);
    return !except.has(id) && !isFavorite && (entry === undefined || !isOnShelf(entry));
  };
  const left = data?.filter(({ game }) => isFree(game.id));
  if (isError) {
    return (
      <LoadProblem title={t("forYou.title")} onRetry={() => void refetch()}>
        {t("similar.noAnswer")}
      </LoadProblem>
    );
  }
  if (left?.length === 0) return <p className={styles.soft}>{t("forYou.none")}</p>;
  return (
    <>
      <p className={styles.soft}>{t("forYou.how")}</p>
      <ul className={styles.games} aria-label={t("forYou.title")} aria-busy={left === undefined}>
        {left === undefined
          ? Array.from({ length: SHOWN_AT_FIRST }, (_, at) => <RecommendedSkeleton key={at} />)
          : left.slice(0, shown).map((each) => <RecommendedGame key={each.game.id} {...each} />)}
      </ul>
      {left !== undefined && left.length > shown && (
        <Button onClick={() => setShown(shown + SHOWN_AT_FIRST)}>{t("forYou.more")}</Button>
      )}
    </>
  );
}
