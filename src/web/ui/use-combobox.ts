// The keyboard and ARIA side of a text field with a list of suggestions: arrows, Home and End walk through the options
// while the focus stays in the field, Enter takes the active one, Escape closes. What the options are is not its business.
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from "react";
import { isPlainClick } from "./link.tsx";

type ComboboxOptions = {
  /** How many options the list shows now; zero while there is no list. */
  count: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Takes the option at this index, by Enter or click. */
  onChoose: (index: number) => void;
  /** Enter while no option is active. */
  onSubmit: () => void;
  /** The option that is active before anybody has walked; none by default. */
  first?: number;
};

const NONE = -1;

/** Index that a key leads to among `count` options, wrapping at both ends; undefined for other keys. */
function indexAfter(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (active + 1) % count;
  if (key === "ArrowUp") return active <= 0 ? count - 1 : active - 1;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent) => nativeEvent.isComposing || keyCode === 229;

/** Props for the field, the list and its options. `resetActive` belongs into the field's change handler. */
export function useCombobox({ count, isOpen, onOpenChange, onChoose, onSubmit, first = NONE }: ComboboxOptions) {
  const id = useId();
  const [wanted, setActive] = useState(first);
  const hasList = isOpen && count > 0;
  const active = hasList && wanted < count ? wanted : NONE;
  const optionId = (index: number) => `${id}-option-${index}`;
  const activeId = active === NONE ? undefined : `${id}-option-${active}`;

  useEffect(() => {
    if (activeId !== undefined)
      document.querySelector(`#${CSS.escape(activeId)}`)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const close = () => {
    setActive(first);
    onOpenChange(false);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of an input method choose its candidates, not ours.
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === "Escape" && isOpen) close();
    else if (event.key === "Tab") close();
    else if (event.key === "Enter") {
      if (active === NONE) onSubmit();
      else onChoose(active);
    } else if (!isOpen && (event.key === "ArrowDown" || event.key === "ArrowUp")) onOpenChange(true);
    else {
      const next = hasList ? indexAfter(event.key, active, count) : undefined;
      if (next === undefined) return;
      setActive(next);
    }
    if (event.key !== "Tab") event.preventDefault();
  };

  return {
    close,
    resetActive: () => setActive(first),
    fieldProps: {
      role: "combobox" as const,
      "aria-expanded": hasList,
      "aria-autocomplete": "list" as const,
      "aria-haspopup": "listbox" as const,
      "aria-controls": hasList ? `${id}-list` : undefined,
      "aria-activedescendant": activeId,
      onKeyDown,
    },
    listProps: {
      id: `${id}-list`,
      role: "listbox" as const,
      // The field keeps the focus, also while the list is scrolled by its bar.
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
    optionProps: (index: number) => ({
      id: optionId(index),
      role: "option" as const,
      "aria-selected": index === active,
      onMouseMove: () => setActive(index),
      onClick: (event: MouseEvent) => {
        // An option that is a link opens as the visitor wants it to.
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onChoose(index);
      },
    }),
  };
}
