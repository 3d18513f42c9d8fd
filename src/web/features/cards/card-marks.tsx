// Marks on cards: in the corner of each picture the mark that most games get, by one press, and beside it one menu for all the
// others; and keys for the card in focus. It comes once somebody turns to a grid, or has a shelf, and puts itself into cards
// that stand already.
import { ChevronDown, Circle, CircleCheck } from "lucide-react";
import { memo, useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { CardGame } from "#web/lib/card-game.ts";
import { isKeyTaken } from "#web/lib/is-key-taken.ts";
import { type Mark, MARK_WORDS, markOfKey } from "#web/lib/marks.ts";
import { t } from "#web/lib/t.ts";
import { toggleMark, useMark } from "#web/state/shelf/mark-game.ts";
import { lookUpShelf } from "#web/state/shelf/shelf.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { MarkIcon } from "#web/ui/mark-icons.tsx";
import { ChooseSeveral } from "./choose-several.tsx";
import { MarkMenu } from "./mark-menu.tsx";
import { chooseByKey, useChosen } from "./use-chosen.ts";
import { type Place, usePlaces } from "./use-places.ts";
import styles from "./card-marks.module.css";

type Asked = { game: CardGame; button: HTMLElement };
type OnAsk = (asked: Asked) => void;

/** The keys of the card in focus: a number marks its game, X chooses it. */
function useCardKeys(places: readonly Place[], { list, takeEarly }: Omit<CardMarksProps, "games">): void {
  // With the buttons, and not some time after them.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isKeyTaken(event)) return;
      const link = event.target instanceof Element ? event.target.closest("h2 > a") : null;
      const game = places.find(({ card }) => card.contains(link))?.game;
      if (link === null || game === undefined) return;
      const mark = event.key === "0" ? null : markOfKey(event.key);
      if (mark !== undefined) toggleMark(game, mark);
      else if (!chooseByKey(event, game, list)) return;
      event.preventDefault();
    };
    list.addEventListener("keydown", press);
    if (places.length > 0) for (const event of takeEarly()) press(event);
    return () => list.removeEventListener("keydown", press);
  }, [places, list, takeEarly]);
}

const focusFirstCard = (list: HTMLElement) => list.querySelector<HTMLElement>("h2 > a")?.focus({ preventScroll: true });

type MarkButtonsProps = {
  game: CardGame;
  /** Is the menu open that belongs to it? */
  isOpen: boolean;
  /** Is the game chosen? Undefined while nobody chooses several. */
  isChosen: boolean | undefined;
  onAsk: OnAsk;
};

/** What most people say of a game that they meet in a list. */
const QUICK = "want" satisfies Mark;

/** What the button of the menu is called, which says a mark where no other button does. */
function menuLabel({ name }: CardGame, mark: Mark | null): string {
  if (mark === null) return t("shelf.putOn", { name });
  return mark === QUICK ? t("shelf.changeMark", { name }) : t("shelf.isMarked", { name, mark: MARK_WORDS[mark] });
}

/** The menu's button is that of a choice, too, so that the focus stays in it when one begins or ends. */
const MarkButtons = memo(function MarkButtons({ game, isOpen, isChosen, onAsk }: MarkButtonsProps) {
  const mark = useMark(game.id);
  // The list itself hears the press.
  if (isChosen !== undefined)
    return (
      <div className={styles.corner} data-choosing="">
        <IconButton
          className={styles.mark}
          label={t("several.choose", { name: game.name })}
          aria-pressed={isChosen}
          icon={isChosen ? <CircleCheck size={18} aria-hidden="true" /> : <Circle size={18} aria-hidden="true" />}
        />
      </div>
    );
  const isQuick = mark === null || mark === QUICK;
  return (
    <div className={styles.corner} data-marked={mark ?? undefined} data-parts={isQuick ? 2 : 1}>
      <IconButton
        className={`${styles.mark} ${styles.menu}`}
        label={menuLabel(game, mark)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        icon={isQuick ? <ChevronDown size={18} aria-hidden="true" /> : <MarkIcon mark={mark} />}
        onClick={({ currentTarget }) => onAsk({ game, button: currentTarget })}
      />
      {/* Of a game that was played or put away, nobody says so by a slip of the finger. */}
      {isQuick && (
        <IconButton
          className={styles.mark}
          label={t("shelf.isMarked", { name: game.name, mark: MARK_WORDS[QUICK] })}
          aria-pressed={mark === QUICK}
          icon={<MarkIcon mark={QUICK} />}
          onClick={() => toggleMark(game, QUICK)}
        />
      )}
    </div>
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
  useCardKeys(places, { list, takeEarly });
  useEffect(() => void lookUpShelf(games.map(({ id }) => id)), [games]);
  return (
    <>
      {places.map(({ game, card }) =>
        createPortal(
          <MarkButtons
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
