// Lists narrowed by the visitor's own marks: what chooses them, among the filters, and what tells of it above a list.
import { useIsFetching } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useEffect } from "react";
import { type Mark, MARK_WORDS, MARKS } from "#web/lib/marks.ts";
import { t } from "#web/lib/t.ts";
import { chooseMarks, type MarkChoice, useMarkChoice, watchShelf } from "#web/state/shelf/narrow-by-shelf.ts";
import { useShelf } from "#web/state/shelf/shelf.ts";
import { MarkIcon } from "#web/ui/mark-icons.tsx";
import chips from "./active-filters.module.css";
import { ChipGroup } from "./chip-group.tsx";
import styles from "./mark-filters.module.css";
import { useChipKeys } from "./use-chip-keys.ts";

const CHOICES = MARKS.map((mark) => ({
  value: mark,
  label: MARK_WORDS[mark],
  icon: <MarkIcon mark={mark} size={14} />,
}));

const without = ({ hide, only }: MarkChoice, value: string): MarkChoice => ({
  hide: hide.filter((mark) => mark !== value),
  only: only.filter((mark) => mark !== value),
});

/** A mark is in one of the two at most. */
function withMark(choice: MarkChoice, way: keyof MarkChoice, value: string): MarkChoice {
  const others = without(choice, value);
  return { ...others, [way]: [...others[way], ...MARKS.filter((mark) => mark === value)] };
}

export function MarkFilters({ as }: { as?: "chips" }) {
  const choice = useMarkChoice();
  useEffect(watchShelf, []);
  useForgetAwaited();
  return as === "chips" ? <MarkChips choice={choice} /> : <MarkGroups choice={choice} />;
}

/** A list that is asked for again, because it is narrowed now, is on its way by then. */
const ON_ITS_WAY_MS = 50;

/** Shows the cards that `first-paint.ts` has held back, once the shelf has been read and the lists are without its games. */
function useForgetAwaited(): void {
  const isRead = useShelf(({ status }) => status !== "waiting");
  const isFetching = useIsFetching() > 0;
  useEffect(() => {
    if (!isRead || isFetching) return;
    const timer = setTimeout(() => delete document.documentElement.dataset["narrowing"], ON_ITS_WAY_MS);
    return () => clearTimeout(timer);
  }, [isRead, isFetching]);
}

/** Two groups of chips: the marks whose games are hidden, and those that alone are shown. */
function MarkGroups({ choice }: { choice: MarkChoice }) {
  const group = (way: keyof MarkChoice, title: string) => (
    <ChipGroup
      title={title}
      choices={CHOICES}
      chosen={choice[way]}
      onChoose={(value, isChosen) => chooseMarks(isChosen ? withMark(choice, way, value) : without(choice, value))}
    />
  );
  return (
    <div className={styles.form}>
      {group("hide", t("shelf.hide"))}
      {group("only", t("shelf.only"))}
      {choice.hide.length + choice.only.length > 0 && <p className={styles.how}>{t("shelf.narrowsHow")}</p>}
    </div>
  );
}

/** A chip for each mark that narrows the list, which lets it go; nothing where there is none. */
function MarkChips({ choice }: { choice: MarkChoice }) {
  const chipKeys = useChipKeys();
  if (choice.hide.length + choice.only.length === 0) return null;
  const chip = (way: keyof MarkChoice, mark: Mark) => (
    <li key={`${way}-${mark}`} className={chips.item}>
      <button
        type="button"
        className={chips.chip}
        data-match={way === "hide" ? "none" : "any"}
        aria-label={
          way === "hide"
            ? t("shelf.showAgain", { mark: MARK_WORDS[mark] })
            : t("shelf.notOnly", { mark: MARK_WORDS[mark] })
        }
        onClick={() => chooseMarks(without(choice, mark))}
      >
        <MarkIcon mark={mark} size={14} />
        <span>{way === "hide" ? t("shelf.hidden", { mark: MARK_WORDS[mark] }) : MARK_WORDS[mark]}</span>
        <X size={14} aria-hidden />
      </button>
    </li>
  );
  return (
    <ul ref={chipKeys} className={chips.chips} aria-label={t("shelf.narrows")}>
      {choice.only.map((mark) => chip("only", mark))}
      {choice.hide.map((mark) => chip("hide", mark))}
    </ul>
  );
}
