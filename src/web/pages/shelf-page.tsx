// The visitor's own shelf: what they want, play, have finished; tabs, orders, a search in it, and the way in and out.
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { ROUTES, tabTitle } from "#shared/routes.ts";
import { CardGrid } from "#web/features/cards/card-grid.tsx";
import { FavoriteButton } from "#web/features/favorites/favorite-button.tsx";
import { ImportGames } from "#web/features/shelf-import/import-games.tsx";
import { ForYou } from "#web/features/for-you/for-you.tsx";
import { EditButton } from "#web/features/shelf/edit-button.tsx";
import { OtherDevices } from "#web/features/shelf/other-devices.tsx";
import { OpenDeck } from "#web/features/shelf/open-deck.tsx";
import { PickOne } from "#web/features/shelf/pick-one.tsx";
import { ShareGames } from "#web/features/shelf/share-games.tsx";
import { ShelfCalendar } from "#web/features/shelf/shelf-calendar.tsx";
import { ShelfFiles } from "#web/features/shelf/shelf-files.tsx";
import {
  countTabs,
  inOrder,
  type ShelfOrder,
  type ShelfTab,
  sharedOf,
  shownOf,
} from "#web/features/shelf/shelf-view.ts";
import { ShelfLists } from "#web/features/shelf/shelf-lists.tsx";
import { ShelfTools } from "#web/features/shelf/shelf-tools.tsx";
import { YearInNumbers } from "#web/features/shelf/year-in-numbers.tsx";
import type { CardGame } from "#web/lib/card-game.ts";
import { countOfGames } from "#web/lib/count-games.ts";
import { MARK_WORDS, MARKS } from "#web/lib/marks.ts";
import { usePlace } from "#web/lib/navigation.ts";
import { pageTitle } from "#web/lib/page-titles.ts";
import { t } from "#web/lib/t.ts";
import { openShelf, useShelf } from "#web/state/shelf/shelf.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { useNearViewport } from "#web/ui/use-near-viewport.ts";
import { WellKnownGames } from "./well-known-games.tsx";

/** More than a window shows; the rest of the first forty comes when somebody comes near. */
const SHOWN_AT_ONCE = 20;
const SHOWN_AT_FIRST = 40;
const actions = (game: CardGame) => (
  <>
    <EditButton game={game} />
    <FavoriteButton game={game} />
  </>
);

type Choices = { tab: ShelfTab; order: ShelfOrder; text: string; shown: number };
const AT_FIRST: Choices = { tab: "all", order: "changed", text: "", shown: SHOWN_AT_ONCE };

/** What was chosen, by history entry: who comes back finds it again. */
const chosenAt = new Map<string, Choices>();

function useChoices() {
  const { key } = usePlace();
  const [choices, setChoices] = useState(chosenAt.get(key) ?? AT_FIRST);
  const choose = (chosen: Partial<Choices>) => {
    const next = { ...choices, ...chosen };
    chosenAt.set(key, next);
    setChoices(next);
  };
  return { ...choices, choose };
}

export function ShelfPage() {
  const status = useShelf((shelf) => shelf.status);
  const entries = useShelf((shelf) => shelf.entries);
  useEffect(() => void openShelf(), []);
  const counts = useMemo(() => countTabs(entries.values()), [entries]);
  // Until then it may have the games of the page before, and no others.
  const isWaiting = status === "waiting";
  const isFull = !isWaiting && counts.all > 0;
  return (
    <PageFrame heading={pageTitle("shelf")} note={isFull ? countOfGames(counts.all) : ""}>
      <title>{tabTitle(pageTitle("shelf"))}</title>
      {isWaiting && <noscript>{t("shelf.needJavaScript")}</noscript>}
      {!isWaiting && counts.all === 0 && <EmptyShelf />}
      {isFull && <FullShelf counts={counts} />}
      {isFull && <ForYou />}
      {/* Apart from both: a shelf that is no longer empty must not take it away. */}
      {!isWaiting && <OpenDeck />}
      {!isWaiting && <ShelfLists />}
      {!isWaiting && <ShelfFiles />}
      {!isWaiting && <OtherDevices />}
      {!isWaiting && <ImportGames />}
      {!isWaiting && counts.all === 0 && <WellKnownGames />}
    </PageFrame>
  );
}

function EmptyShelf() {
  return (
    <EmptyState
      title={t("shelf.empty")}
      actions={<ButtonLink to={ROUTES.catalogue.path}>{t("favorites.browse")}</ButtonLink>}
    >
      {t("shelf.howTo")}
    </EmptyState>
  );
}

/** Says once when somebody has come near to where it stands. */
function Near({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(end);
  useEffect(() => {
    if (isNear) onNear();
    // It is said once, whatever is to be done then.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isNear]);
  return <div ref={end} />;
}

function FullShelf({ counts }: { counts: ReturnType<typeof countTabs> }) {
  const entries = useShelf((shelf) => shelf.entries);
  const { tab, order, text, shown, choose } = useChoices();
  const words = useDeferredValue(text);
  const ordered = useMemo(() => inOrder(entries.values(), order), [entries, order]);
  const shownNow = useMemo(() => shownOf(ordered, { tab, text: words }), [ordered, tab, words]);
  const games = useMemo(() => shownNow.slice(0, shown).map(({ game }) => game.value), [shownNow, shown]);
  const ids = useMemo(() => shownNow.map(({ id }) => id), [shownNow]);
  const sharing = useMemo(() => sharedOf(shownNow), [shownNow]);
  const label = (name: ShelfTab) => (name === "all" ? t("shelf.all") : MARK_WORDS[name]);
  const tabs = (["all", ...MARKS] as const).map((id) => ({ id, label: `${label(id)} (${counts[id]})` }));
  return (
    <>
      <Tabs
        label={t("shelf.marks")}
        tabs={tabs}
        selected={tab}
        onSelect={(next) => choose({ tab: next, shown: SHOWN_AT_ONCE })}
      >
        <ShelfTools
          order={order}
          onOrder={(next) => choose({ order: next })}
          text={text}
          onText={(next) => choose({ text: next })}
          actions={
            <>
              <PickOne ids={ids} />
              <ShareGames key={tab} title={tab === "all" ? pageTitle("shelf") : label(tab)} games={sharing} />
              <ShelfCalendar />
            </>
          }
        />
        {games.length === 0 ? (
          <p role="status">{t("shelf.noneHere")}</p>
        ) : (
          <CardGrid games={games} columns="favorites" label={label(tab)} renderAction={actions} />
        )}
      </Tabs>
      {ids.length > shown && shown < SHOWN_AT_FIRST && (
        <Near key={tab} onNear={() => choose({ shown: SHOWN_AT_FIRST })} />
      )}
      {ids.length > shown && (
        <Button onClick={() => choose({ shown: Math.max(shown, SHOWN_AT_FIRST) + SHOWN_AT_FIRST })}>
          {t("favorites.showMore")}
        </Button>
      )}
      <YearInNumbers />
    </>
  );
}
