// What can be done with several chosen games, at the foot of the window.
import { CheckCheck, Columns2, Eraser, ListPlus, X } from "lucide-react";
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { CardGame } from "#web/lib/card-game.ts";
import { COMPARED_MAX, compareAddress } from "#web/lib/compare-address.ts";
import { isKeyTaken } from "#web/lib/is-key-taken.ts";
import { type Mark, MARK_WORDS, markOfKey, MARKS } from "#web/lib/marks.ts";
import { navigate } from "#web/lib/navigation.ts";
import { t } from "#web/lib/t.ts";
import { markGames } from "#web/state/shelf/mark-game.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { MarkIcon } from "#web/ui/mark-icons.tsx";
import type { Choosing } from "./use-chosen.ts";
import styles from "./choose-several.module.css";

const AddToList = lazy(async () => ({ default: (await import("./add-to-list.tsx")).AddToList }));

/** One game is compared with nothing. */
const COMPARED_MIN = 2;

type ChooseSeveralProps = {
  choosing: Choosing;
  chosen: ReadonlyMap<number, CardGame>;
  /** Those of the page that is shown. */
  games: readonly CardGame[];
  /** Where the focus goes when this goes with the focus in it. */
  focusBack: () => void;
};

/** The keys that mark one card mark all that are chosen. */
function useMarkKeysForAll(apply: (mark: Mark | null) => void): void {
  useEffect(() => {
    const listening = new AbortController();
    const press = (event: KeyboardEvent) => {
      if (isKeyTaken(event)) return;
      const mark = event.key === "0" ? null : markOfKey(event.key);
      if (mark === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      apply(mark);
    };
    document.addEventListener("keydown", press, { signal: listening.signal, capture: true });
    return () => listening.abort();
  }, [apply]);
}

export function ChooseSeveral({ choosing, chosen, games, focusBack }: ChooseSeveralProps) {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      if (element?.contains(document.activeElement)) focusBack();
    };
    // As it is when this comes: the list's cards are asked for when this goes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const apply = (mark: Mark | null) => {
    if (chosen.size === 0) return;
    markGames([...chosen.values()], mark);
    choosing.end();
  };
  useMarkKeysForAll(apply);
  const isNoneChosen = chosen.size === 0;
  return createPortal(
    <section ref={bar} className={styles.bar} aria-label={t("several.title")}>
      <p role="status" className={styles.count}>
        {t("several.chosen", { count: chosen.size })}
      </p>
      <div className={styles.marks}>
        {MARKS.map((mark) => (
          <Button key={mark} className={styles.action} disabled={isNoneChosen} onClick={() => apply(mark)}>
            <MarkIcon mark={mark} />
            {MARK_WORDS[mark]}
          </Button>
        ))}
        <Button className={styles.action} disabled={isNoneChosen} onClick={() => apply(null)}>
          <Eraser size={18} aria-hidden="true" />
          {t("several.noMark")}
        </Button>
        <ToList games={chosen} onAdded={choosing.end} />
        <Button className={styles.action} onClick={() => choosing.addAll(games)}>
          <CheckCheck size={18} aria-hidden="true" />
          {t("several.all")}
        </Button>
        <Button
          className={styles.action}
          disabled={chosen.size < COMPARED_MIN || chosen.size > COMPARED_MAX}
          onClick={() => navigate(compareAddress([...chosen.keys()]))}
        >
          <Columns2 size={18} aria-hidden="true" />
          {t("similar.compare")}
        </Button>
      </div>
      <IconButton
        className={styles.end}
        label={t("several.end")}
        icon={<X size={20} aria-hidden="true" />}
        onClick={choosing.end}
      />
    </section>,
    document.body,
  );
}

/** The button that puts the games into a list, and the dialog that asks into which. */
function ToList({ games, onAdded }: { games: ReadonlyMap<number, CardGame>; onAdded: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        className={styles.action}
        aria-haspopup="dialog"
        disabled={games.size === 0}
        onClick={() => setIsOpen(true)}
      >
        <ListPlus size={18} aria-hidden="true" />
        {t("several.toList")}
      </Button>
      {isOpen && (
        <Suspense>
          <AddToList games={[...games.values()]} onAdded={onAdded} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
