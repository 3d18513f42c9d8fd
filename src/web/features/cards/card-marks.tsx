// Marks on cards: a button in the corner of each picture, one menu for all of them, and keys for the card in focus. It
// comes once somebody turns to a grid, or has a shelf, and puts itself into cards that stand already.
import { BookmarkPlus, Circle, CircleCheck } from "lucide-react";
import { memo, useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { CardGame } from "#web/lib/card-game.ts";
import { isKeyTaken } from "#web/lib/is-key-taken.ts";
import { MARK_WORDS, markOfKey } from "#web/lib/marks.ts";
import { t } from "#web/lib/t.ts";
import { toggleMark, useMark } from "#web/state/shelf/mark-game.ts";
import { lookUpShelf } from "#web/state/shelf/shelf.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { MarkIcon } from "#web/ui/mark-icons.tsx";
import { ChooseSeveral } from "./choose-several.tsx";
import { MarkMenu } from "./mark-menu.tsx";
import { useChosen } from "./use-chosen.ts";
import { type Place, usePlaces } from "./use-places.ts";
import styles from "./card-marks.module.css";

type Asked = { game: CardGame; button: HTMLElement };
type OnAsk = (asked: Asked) => void;

function useMarkKeys(places: readonly Place[], { list, takeEarly }: Omit<CardMarksProps, "games">): void {
  // With the buttons, and not some time after them.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isKeyTaken(event)) return;
      const mark = event.key === "0" ? null : markOfKey(event.key);
      const link = event.target instanceof Element ? event.target.closest("h2 > a") : null;
      const game = places.find(({ card }) => card.contains(link))?.game;
      if (mark === undefined || link === null || game === undefined) return;
      event.preventDefault();
      toggleMark(game, mark);
    };
    list.addEventListener("keydown", press);
    if (places.length > 0) for (const event of takeEarly()) press(event);
    return () => list.removeEventListener("keydown", press);
  }, [places, list, takeEarly]);
}

const focusFirstCard = (list: HTMLElement) => list.querySelector<HTMLElement>("h2 > a")?.focus({ preventScroll: true });

type MarkButtonProps = {
  game: CardGame;
  /** Is the menu open that belongs to it? */
  isOpen: boolean;
  /** Is the game chosen? Undefined while nobody chooses several. */
  isChosen: boolean | undefined;
  onAsk: OnAsk;
};

/** One button for both, so that the focus stays in it when a choice begins or ends. */
const MarkButton = memo(function MarkButton({ game, isOpen, isChosen, onAsk }: MarkButtonProps) {
  const mark = useMark(game.id);
  // The list itself hears the press.
  if (isChosen !== undefined)
    return (
      <IconButton
        className={styles.mark}
        label={t("several.choose", { name: game.name })}
        aria-pressed={isChosen}
        data-choosing=""
        icon={isChosen ? <CircleCheck size={18} aria-hidden="true" /> : <Circle size={18} aria-hidden="true" />}
      />
    );
  const label =
    mark === null
      ? t("shelf.putOn", { name: game.name })
      : t("shelf.isMarked", { name: game.name, mark: MARK_WORDS[mark] });
  return (
    <IconButton
      className={styles.mark}
      label={label}
      data-marked={mark ?? undefined}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      icon={mark === null ? <BookmarkPlus size={18} aria-hidden="true" /> : <MarkIcon mark={mark} />}
      onClick={({ currentTarget }) => onAsk({ game, button: currentTarget })}
    />
  );
});

export type CardMarksProps = {
  games: readonly CardGame[];
  /** The list that holds a card for each of them. */
  list: HTMLElement;
  /** The keys that were pressed in the list before the marks had come, once. */
  takeEarly: () => readonly KeyboardEvent[];
};

export function CardMarks({ games, list, takeEarly }: CardMarksProps) {
  const places = usePlaces(games, list);
  const choosing = useChosen(places, list);
  const { chosen } = choosing;
  const [asked, setAsked] = useState<Asked>();
  useMarkKeys(places, { list, takeEarly });
  useEffect(() => void lookUpShelf(games.map(({ id }) => id)), [games]);
  return (
    <>
      {places.map(({ game, card }) =>
        createPortal(
          <MarkButton
            game={game}
            isOpen={asked?.game.id === game.id}
            isChosen={chosen?.has(game.id)}
            onAsk={setAsked}
          />,
          card,
          game.id,
        ),
      )}
      {asked !== undefined && (
        <MarkMenu
          game={asked.game}
          button={asked.button}
          onChooseSeveral={() => choosing.toggle(asked.game)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {chosen !== undefined && (
        <ChooseSeveral choosing={choosing} chosen={chosen} games={games} focusBack={() => focusFirstCard(list)} />
      )}
    </>
  );
}
