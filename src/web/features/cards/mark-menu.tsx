import { ListChecks } from "lucide-react";
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { ROUTES } from "#shared/routes.ts";
import type { CardGame } from "#web/lib/card-game.ts";
import { keyOfMark, type Mark, MARK_WORDS, MARKS } from "#web/lib/marks.ts";
import { t } from "#web/lib/t.ts";
import { toggleMark, useMark } from "#web/state/shelf/mark-game.ts";
import { Link } from "#web/ui/link.tsx";
import { MarkIcon } from "#web/ui/mark-icons.tsx";
import styles from "./mark-menu.module.css";

const EDGE_PX = 8;
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Puts the menu at the button, inside the window; it scrolls with the page. */
function place(menu: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.max(EDGE_PX, Math.min(at.right - width, clientWidth - width - EDGE_PX));
  const below = at.bottom + EDGE_PX / 2;
  const top = below + height + EDGE_PX > clientHeight ? Math.max(EDGE_PX, at.top - height - EDGE_PX / 2) : below;
  menu.style.left = `${left + scrollX}px`;
  menu.style.top = `${top + scrollY}px`;
}

/** Arrow keys, Home and End among the items; Tab leaves the menu. */
function move(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === "Tab") event.currentTarget.hidePopover();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role^=menuitem]")];
  const index = items.findIndex((item) => item === document.activeElement);
  const step = STEPS[event.key];
  const next = event.key === "Home" ? 0 : event.key === "End" ? -1 : step === undefined ? undefined : index + step;
  if (next === undefined) return;
  event.preventDefault();
  items.at(next % items.length)?.focus();
}

type MarkMenuProps = {
  game: CardGame;
  /** What opened it; it stands beside it and gives the focus back to it. */
  button: HTMLElement;
  /** Chooses this game, and then others. */
  onChooseSeveral: () => void;
  onClose: () => void;
};

/** The choice of a mark for one game. */
export function MarkMenu({ game, button, onChooseSeveral, onClose }: MarkMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const present = useMark(game.id);
  useLayoutEffect(() => {
    const element = menu.current;
    if (element === null) return;
    element.showPopover();
    place(element, button);
    const items = [...element.querySelectorAll<HTMLElement>("[role=menuitemradio]")];
    (items.find((item) => item.ariaChecked === "true") ?? items[0])?.focus({ preventScroll: true });
  }, [button]);
  const choose = (mark: Mark) => {
    toggleMark(game, mark);
    menu.current?.hidePopover();
  };
  const chooseSeveral = () => {
    menu.current?.hidePopover();
    onChooseSeveral();
  };
  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={t("shelf.markOf", { name: game.name })}
      className={styles.menu}
      onKeyDown={move}
      onToggle={({ newState }) => newState === "closed" && onClose()}
    >
      {MARKS.map((mark) => (
        <button
          key={mark}
          type="button"
          role="menuitemradio"
          aria-checked={mark === present}
          tabIndex={-1}
          className={styles.item}
          onClick={() => choose(mark)}
        >
          <MarkIcon mark={mark} />
          <span className={styles.word}>{MARK_WORDS[mark]}</span>
          <kbd className={styles.key} aria-hidden="true">
            {keyOfMark(mark)}
          </kbd>
        </button>
      ))}
      <button type="button" role="menuitem" tabIndex={-1} className={styles.several} onClick={chooseSeveral}>
        <ListChecks size={18} aria-hidden="true" />
        <span className={styles.word}>{t("several.begin")}</span>
        <kbd className={styles.key} aria-hidden="true">
          X
        </kbd>
      </button>
      <Link href={ROUTES.shelf.path} role="menuitem" tabIndex={-1} className={styles.toShelf}>
        {t("shelf.toShelf")}
      </Link>
    </div>
  );
}
