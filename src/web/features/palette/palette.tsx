// The palette: one field and one list over places, actions, games and subjects. What places and actions
// there are is not its business.
import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { navigate } from "#web/lib/navigation.ts";
import { t } from "#web/lib/t.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useCombobox } from "#web/ui/use-combobox.ts";
import type { Entry } from "./entry.ts";
import { PaletteList } from "./palette-list.tsx";
import { useClosingKey } from "./use-closing-key.ts";
import { type Offered, usePalette } from "./use-palette.tsx";
import styles from "./palette.module.css";

const TEXT_LENGTH_MAX = 200;

type PaletteProps = Offered & {
  /** The name of the key that has opened it, and closes it. */
  shortcut: string;
  /** Has a finger opened it? Then the keyboard of the screen does not cover the half of it. */
  isTouched: boolean;
  onClose: () => void;
};

/** Who leaves for another page is not writing in the field any more that had the focus before, and has it back now. */
function leaveField(): void {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
}

/** Open as long as it is there; the focus goes back to where it was. */
export function Palette({ shortcut, isTouched, onClose, ...offered }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  const { groups, words, isTold } = usePalette(text, offered);
  const entries = groups.flatMap((group) => group.entries);
  // The browser says late that it has closed: by then somebody may have asked for it again.
  const close = () => {
    dialog.current?.close();
    onClose();
  };
  const take = (entry: Entry | undefined) => {
    if (entry === undefined) return;
    close();
    if (entry.address === undefined) return entry.run();
    leaveField();
    navigate(entry.address);
  };
  const combobox = useCombobox({
    keys: entries.map(({ key }) => key),
    isOpen: true,
    first: 0,
    onOpenChange: (isOpen) => {
      if (!isOpen) close();
    },
    onChoose: (index) => take(entries[index]),
    onSubmit: () => undefined,
  });
  useClosingKey(shortcut, close);
  useEffect(() => {
    if (isTouched) list.current?.focus();
  }, [isTouched]);
  return (
    <Dialog ref={dialog} title={t("palette.title")} isTitleHidden className={styles.palette} onClose={onClose}>
      <div className={styles.head}>
        <TextField
          {...combobox.fieldProps}
          inputMode="search"
          enterKeyHint="go"
          aria-label={t("palette.field")}
          placeholder={t("palette.field")}
          maxLength={TEXT_LENGTH_MAX}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          dir="auto"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            combobox.resetActive();
            list.current?.scrollTo(0, 0);
          }}
          onKeyDown={(event) => {
            // It leads to what else is in the dialog.
            if (event.key !== "Tab") combobox.fieldProps.onKeyDown(event);
          }}
        />
        <IconButton label={t("layout.close")} icon={<X size={20} aria-hidden="true" />} onClick={close} />
      </div>
      <PaletteList ref={list} groups={groups} combobox={combobox} />
      <p role="status" className={styles.words} data-told={isTold || undefined}>
        {words}
      </p>
    </Dialog>
  );
}
