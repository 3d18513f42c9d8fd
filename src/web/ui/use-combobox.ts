// The keyboard and ARIA side of a text field with a list of suggestions: arrows, Home and End walk through the options
// while the focus stays in the field, Enter takes the active one, Escape closes. What the options are is not its business.
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from "react";
import { isPlainClick } from "./link.tsx";

type ComboboxOptions = {
  /** What the list shows now, each option by what it is called as long as it is there; empty while there is no list. */
  keys: readonly (string | number)[];
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
export function useCombobox({ keys, isOpen, onOpenChange, onChoose, onSubmit, first = NONE }: ComboboxOptions) {
  const id = useId();
  // Kept by its key: what arrives above it must not push another one under the visitor's Enter.
  const [wanted, setWanted] = useState<string | number>();
  const count = keys.length;
  const hasList = isOpen && count > 0;
  const place = wanted === undefined ? NONE : keys.indexOf(wanted);
  const active = hasList ? (place === NONE ? first : place) : NONE;
  const setActive = (index: number) => setWanted(keys[index]);
  const optionId = (index: number) => `${id}-option-${index}`;
  const activeId = active === NONE ? undefined : `${id}-option-${active}`;

  useEffect(() => {
    if (activeId !== undefined)
      document.querySelector(`#${CSS.escape(activeId)}`)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const close = () => {
    setWanted(undefined);
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
    resetActive: () => setWanted(undefined),
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
