// The visitor's own shelf: what they want, play, have finished; tabs, orders, a search in it, and the way in and out.
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { ROUTES, tabTitle } from "#shared/routes.ts";
import { CardGrid } from "#web/features/cards/card-grid.tsx";
import { FavoriteButton } from "#web/features/favorites/favorite-button.tsx";
import { ImportGames } from "#web/features/shelf-import/import-games.tsx";
import { FindGame } from "#web/features/find-game/find-game.tsx";
import { ForYou } from "#web/features/for-you/for-you.tsx";
import { EditButton } from "#web/features/shelf/edit-button.tsx";
import { OtherDevices } from "#web/features/shelf/other-devices.tsx";
import { OpenDeck } from "#web/features/shelf/open-deck.tsx";
import { PickOne } from "#web/features/shelf/pick-one.tsx";
import { ShareGames } from "#web/features/shelf/share-games.tsx";
import { ShelfCalendar } from "#web/features/shelf/shelf-calendar.tsx";
import { ShelfFiles } from "#web/features/shelf/shelf-files.tsx";
import { choicesOf, FACETS, meetGenres, NO_FILTERS, narrowed } from "#web/features/shelf/shelf-facets.ts";
import { ShelfLists } from "#web/features/shelf/shelf-lists.tsx";
import { ShelfTools } from "#web/features/shelf/shelf-tools.tsx";
import { countTabs, inOrder, pickableOf, type ShelfTab, sharedOf, shownOf } from "#web/features/shelf/shelf-view.ts";
import { useFocusStays } from "#web/features/shelf/use-focus-stays.ts";
import { type ShelfChoices, SHOWN_AT_ONCE, useShelfChoices } from "#web/features/shelf/use-shelf-choices.ts";
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

const SHOWN_AT_FIRST = 40;
const actions = (game: CardGame) => (
  <>
    <EditButton game={game} />
    <FavoriteButton game={game} />
  </>
);

export function ShelfPage() {
  const status = useShelf((shelf) => shelf.status);
  const entries = useShelf((shelf) => shelf.entries);
  const { key } = usePlace();
  const [table, setTable] = useState<File>();
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
      {isFull && <FullShelf key={key} counts={counts} />}
      {isFull && <ForYou isOnShelfPage />}
      {/* Apart from both: a shelf that is no longer empty must not take it away. */}
      {!isWaiting && <OpenDeck />}
      {!isWaiting && <ShelfLists Find={FindGame} />}
      {!isWaiting && <ShelfFiles onTable={setTable} />}
      {!isWaiting && <OtherDevices />}
      {!isWaiting && <ImportGames given={table} />}
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

/** What of the shelf the choices leave, computed anew only for what changed of them. */
function useShownEntries({ tab, order, text, genre, platform }: ShelfChoices) {
  const entries = useShelf((shelf) => shelf.entries);
  const words = useDeferredValue(text);
  const ordered = useMemo(() => inOrder(entries.values(), order), [entries, order]);
  const found = useMemo(() => shownOf(ordered, { tab, text: words }), [ordered, tab, words]);
  return useMemo(() => {
    meetGenres(ordered);
    return narrowed(found, { genre, platform });
  }, [ordered, found, genre, platform]);
}

function FullShelf({ counts }: { counts: ReturnType<typeof countTabs> }) {
  const { choices, choose } = useShelfChoices();
  const { tab, order, text, shown } = choices;
  const left = useShownEntries(choices);
  const games = useMemo(() => left.entries.slice(0, shown).map(({ game }) => game.value), [left, shown]);
  const pickable = useMemo(() => pickableOf(left.entries, tab), [left, tab]);
  const sharing = useMemo(() => sharedOf(left.entries), [left]);
  const facets = FACETS.map((facet) => ({
    facet,
    chosen: choices[facet],
    choices: choicesOf(facet, left, choices[facet]),
  }));
  const isNarrowed = text.trim() !== "" || facets.some(({ chosen }) => chosen !== "");
  const around = useFocusStays<HTMLDivElement>(games);
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
          facets={facets}
          onFilter={(facet, value) => choose({ [facet]: value, shown: SHOWN_AT_ONCE })}
          actions={
            <>
              <PickOne ids={pickable} />
              <ShareGames key={tab} title={tab === "all" ? pageTitle("shelf") : label(tab)} games={sharing} />
              <ShelfCalendar />
            </>
          }
          result={isNarrowed && { count: left.entries.length, all: counts[tab], leftOut: left.leftOut }}
          onClear={() => choose({ ...NO_FILTERS, text: "", shown: SHOWN_AT_ONCE })}
        />
        <div ref={around}>
          {games.length > 0 ? (
            <CardGrid games={games} columns="favorites" label={label(tab)} renderAction={actions} />
          ) : isNarrowed && counts[tab] > 0 ? (
            <EmptyState title={t("shelf.noneFit")}>{t("shelf.noneFitHow")}</EmptyState>
          ) : (
            <p role="status">{t("shelf.noneHere")}</p>
          )}
        </div>
      </Tabs>
      {left.entries.length > shown && shown < SHOWN_AT_FIRST && (
        <Near key={tab} onNear={() => choose({ shown: SHOWN_AT_FIRST })} />
      )}
      {left.entries.length > shown && (
        <Button onClick={() => choose({ shown: Math.max(shown, SHOWN_AT_FIRST) + SHOWN_AT_FIRST })}>
          {t("favorites.showMore")}
        </Button>
      )}
      <YearInNumbers />
    </>
  );
}
