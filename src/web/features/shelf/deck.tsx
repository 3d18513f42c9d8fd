// A deck of good games, one at a time: kept for later, passed, or opened; by buttons, keys and swipes, with an end.
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { gameAddress } from "#shared/match-route.ts";
import { ROUTES } from "#shared/routes.ts";
import { listGamesQuery } from "#web/api/list-games.ts";
import type { CardGame } from "#web/lib/card-game.ts";
import { isReturn, navigate } from "#web/lib/navigation.ts";
import { releaseYear } from "#web/lib/release-date.ts";
import { t } from "#web/lib/t.ts";
import { genreWords } from "#web/lib/term-words.ts";
import type { GameChange } from "#web/state/shelf/create-shelf.ts";
import { loadShelfParts } from "#web/state/shelf/narrowing.ts";
import { changeShelf } from "#web/state/shelf/shelf.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ProxiedImage } from "#web/ui/proxied-image.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { usePushAside } from "./use-push-aside.ts";
import styles from "./deck.module.css";

/** What takes back what was done with a game; nothing for one that was passed. */
type Deed = readonly GameChange[] | undefined;

/** Twenty games, drawn anew for each round. */
const deckQuery = (round: number) =>
  queryOptions({
    queryKey: ["deck", round],
    queryFn: async ({ client }) => {
      const { drawUnmarked } = await loadShelfParts();
      return await drawUnmarked((asked) => client.fetchQuery(listGamesQuery(asked)));
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    networkMode: "always",
  });

type Begun = { games: readonly CardGame[]; deeds: readonly Deed[] };

/** The deck that was left for one of its games. */
let leftFor: Begun | undefined;

/** Takes up the deck that was left for one of its games, by whoever comes back from there; undefined for anybody else. */
export function takeLeftDeck(): Begun | undefined {
  const begun = isReturn() ? leftFor : undefined;
  leftFor = undefined;
  return begun;
}

/** The games of the deck, and what becomes of them. */
function useDeck(begun: Begun | undefined) {
  const [round, setRound] = useState(0);
  const [deeds, setDeeds] = useState<readonly Deed[]>(begun?.deeds ?? []);
  const drawn = useQuery({ ...deckQuery(round), enabled: begun === undefined || round > 0 });
  const games = round === 0 && begun !== undefined ? begun.games : drawn.data;
  const hasFailed = drawn.isError;
  const game = games?.[deeds.length];
  const done = (deed: Deed) => setDeeds([...deeds, deed]);
  return {
    games,
    game,
    deeds,
    hasFailed,
    pass: () => game && done(undefined),
    keep: () => game && done(changeShelf([{ game, change: { mark: "want" } }])),
    back: () => {
      const last = deeds.at(-1);
      if (last !== undefined) changeShelf(last);
      setDeeds(deeds.slice(0, -1));
    },
    again: () => {
      setDeeds([]);
      setRound(round + 1);
    },
  };
}

type DeckProps = { begun?: Begun | undefined; onClose: () => void };

export function Deck({ begun, onClose }: DeckProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { games, game, deeds, hasFailed, pass, keep, back, again } = useDeck(begun);
  const open = () => {
    if (games === undefined || game === undefined) return;
    leftFor = { games, deeds };
    dialog.current?.close();
    navigate(gameAddress(game.id, ROUTES.shelf.path));
  };
  const actions: Readonly<Record<string, () => void>> = {
    ArrowLeft: pass,
    ArrowRight: keep,
    ArrowUp: open,
    Backspace: back,
  };
  const press = useRef(actions);
  useEffect(() => {
    press.current = actions;
  });
  useEffect(() => {
    const element = dialog.current;
    const onKey = (event: KeyboardEvent) => {
      const act = press.current[event.key];
      if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act();
    };
    element?.addEventListener("keydown", onKey);
    return () => element?.removeEventListener("keydown", onKey);
  }, []);
  const card = usePushAside<HTMLDivElement>({
    onLeft: () => press.current["ArrowLeft"]?.(),
    onRight: () => press.current["ArrowRight"]?.(),
  });
  const at = deeds.length;
  const kept = deeds.filter((deed) => deed !== undefined).length;
  const isOver = games !== undefined && game === undefined;
  return (
    <Dialog ref={dialog} title={t("deck.title")} onClose={onClose}>
      <p className={styles.soft} role="status">
        {hasFailed && t("similar.noAnswer")}
        {isOver && (games.length === 0 ? t("deck.nothing") : t("deck.over", { count: kept }))}
        {game !== undefined && t("deck.place", { place: at + 1, count: games?.length ?? 0 })}
      </p>
      {games === undefined && !hasFailed && <Skeleton className={styles.picture ?? ""} />}
      {game !== undefined && (
        <div key={game.id} ref={card} className={styles.card}>
          <ProxiedImage
            src={game.background_image}
            preset="card"
            alt=""
            sizes="(min-width: 34rem) 28rem, 84vw"
            tone={game.dominant_color}
            className={styles.picture ?? ""}
            draggable={false}
          />
          <h3 className={styles.name}>{game.name}</h3>
          <p className={styles.soft}>
            {[releaseYear(game.released), ...game.genres.slice(0, 3).map(genreWords)].join(" · ")}
          </p>
        </div>
      )}
      <div className={styles.actions}>
        {isOver || hasFailed ? (
          <>
            <Button onClick={() => dialog.current?.close()}>{t("layout.close")}</Button>
            <Button variant="primary" onClick={again}>
              {t("deck.again")}
            </Button>
          </>
        ) : (
          <>
            <Button disabled={at === 0} onClick={back} aria-keyshortcuts="Backspace">
              {t("deck.back")}
            </Button>
            <Button disabled={game === undefined} onClick={pass} aria-keyshortcuts="ArrowLeft">
              {t("deck.pass")}
            </Button>
            <Button disabled={game === undefined} onClick={open} aria-keyshortcuts="ArrowUp">
              {t("deck.open")}
            </Button>
            <Button variant="primary" disabled={game === undefined} onClick={keep} aria-keyshortcuts="ArrowRight">
              {t("deck.keep")}
            </Button>
          </>
        )}
      </div>
      {!isOver && <p className={styles.soft}>{t("deck.how")}</p>}
    </Dialog>
  );
}
