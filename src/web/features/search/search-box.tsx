// The search box of the header: suggestions while typing, the results screen on Enter.
import { Search, X } from "lucide-react";
import {
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { gameAddress } from "#shared/match-route.ts";
import { ROUTES } from "#shared/routes.ts";
import { toBrowser } from "#web/lib/base.ts";
import { navigate, usePlace } from "#web/lib/navigation.ts";
import { t } from "#web/lib/t.ts";
import { useCombobox } from "#web/ui/use-combobox.ts";
import { usePressOutside } from "#web/ui/use-press-outside.ts";
import { addressQuery, useAddressQuery } from "./use-address-query.ts";
import { makerUrl, searchUrl } from "#web/lib/search-url.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { useSuggestions } from "./use-suggestions.ts";
import styles from "./search-box.module.css";

/** The field's id; the shortcut `/` looks for it. */
export const SEARCH_FIELD_ID = "search";

/** Longer than any title, and short enough for an address in every script. */
const TEXT_LENGTH_MAX = 500;

/** Text in the field, and the text to search for, which waits while an input method composes. */
function useSearchText(initial: string) {
  const [text, setText] = useState(initial);
  const [query, setQuery] = useState(initial);
  const isComposing = useRef(false);
  const change = (value: string) => {
    setText(value);
    if (!isComposing.current) setQuery(value);
  };
  const compositionProps = {
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: (event: FormEvent<HTMLInputElement>) => {
      isComposing.current = false;
      change(event.currentTarget.value);
    },
  };
  const put = (value: string) => {
    setText(value);
    setQuery(value);
  };
  return { text, query, change, put, compositionProps };
}

/** `end` stands at the end of the field. */
export function SearchBox({ end }: { end: ReactNode }) {
  const field = useRef<HTMLInputElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const { text, query, change, put, compositionProps } = useSearchText(addressQuery(usePlace()));
  const suggestions = useSuggestions(query, isWanted);
  const { games, maker, phase } = suggestions;
  const first = maker === undefined ? 0 : 1;
  const box = useRef<HTMLFormElement>(null);
  const announce = useAddressQuery(put);
  const takeUpTyped = useEffectEvent(() => {
    const typed = field.current?.value ?? "";
    if (typed === text) return;
    put(typed);
    setIsWanted(document.activeElement === field.current);
  });
  // What was typed into the document before the app took it over: at once, and not after the whole page below.
  useLayoutEffect(() => takeUpTyped(), []);
  usePressOutside(box, isWanted, () => setIsWanted(false));

  const goTo = (address: string, sent: string) => {
    announce(sent);
    combobox.close();
    field.current?.blur();
    navigate(address);
  };
  const seeAll = () => {
    // Who types into the document before the app takes it over presses Enter before it knows of that.
    const wanted = (field.current?.value ?? text).trim();
    if (wanted !== "") goTo(searchUrl(wanted), wanted);
  };
  const choose = (index: number) => {
    const game = games[index - first];
    if (maker !== undefined && index === 0) return goTo(makerUrl(maker), "");
    if (game === undefined) return seeAll();
    put("");
    goTo(gameAddress(game.id), "");
  };
  const combobox = useCombobox({
    // A studio or series before the games, and after them 'See all results'.
    keys: phase === "found" ? [...(maker ? ["maker"] : []), ...games.map(({ id }) => id), "all"] : [],
    isOpen: phase !== "closed",
    onOpenChange: setIsWanted,
    onChoose: choose,
    onSubmit: seeAll,
  });

  return (
    <search onBlur={closeWhenLeft(combobox.close)}>
      <form
        ref={box}
        action={toBrowser(ROUTES.search.path)}
        className={styles.box}
        data-open={phase !== "closed" || undefined}
        onSubmit={(event) => {
          // Without the app the browser itself goes to the results.
          event.preventDefault();
          seeAll();
        }}
      >
        <Search className={styles.icon} size={18} aria-hidden="true" />
        <input
          {...combobox.fieldProps}
          {...compositionProps}
          ref={field}
          id={SEARCH_FIELD_ID}
          name="q"
          className={styles.field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          aria-label={t("search.field")}
          placeholder={t("search.field")}
          maxLength={TEXT_LENGTH_MAX}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          dir="auto"
          value={text}
          onChange={(event) => {
            change(event.target.value);
            combobox.resetActive();
            setIsWanted(true);
          }}
          onClick={() => setIsWanted(true)}
        />
        {/* The box is wider while it has the focus: a press that took it would move what is pressed out from under it. */}
        <div className={styles.end} role="presentation" onMouseDown={(event) => event.preventDefault()}>
          {text === "" ? (
            <kbd className={styles.hint} aria-hidden="true">
              /
            </kbd>
          ) : (
            <ClearButton field={field} onClear={() => (put(""), combobox.close())} />
          )}
          {end}
        </div>
        <SuggestionList suggestions={suggestions} allResults={searchUrl(text.trim())} combobox={combobox} />
      </form>
    </search>
  );
}

type ClearButtonProps = { field: RefObject<HTMLInputElement | null>; onClear: () => void };

function ClearButton({ field, onClear }: ClearButtonProps) {
  const clear = () => {
    onClear();
    field.current?.blur();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  return (
    <button
      type="button"
      className={styles.clear}
      aria-label={t("search.clear")}
      title={t("search.clear")}
      onClick={clear}
    >
      <X size={18} aria-hidden="true" />
    </button>
  );
}

/** Closes when the focus leaves the box, by click, tap or keyboard. */
function closeWhenLeft(close: () => void) {
  return (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
}
