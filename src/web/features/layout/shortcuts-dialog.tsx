import { t } from "#web/lib/t.ts";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import type { PageName } from "#shared/routes.ts";
import { pageTitle } from "#web/lib/page-titles.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { KeyCaps } from "#web/ui/key-caps.tsx";
import { PLACES } from "./await-place.ts";
import styles from "./shortcuts-dialog.module.css";

/** Where a page's own title says something else. */
const PLACE_WORDS: Readonly<Partial<Record<PageName, string>>> = { catalogue: t("layout.goHome") };

const COMMAND = "Ctrl";
/** What a Mac calls the key. */
const commandOfHere = (key: string) => (key === COMMAND && /Mac|iP(?:ad|hone)/.test(navigator.userAgent) ? "⌘" : key);

const SHORTCUTS = [
  { keys: ["/"], does: t("layout.toSearch") },
  { keys: [COMMAND, "K"], does: t("layout.toPalette") },
  { keys: ["?"], does: t("layout.toShortcuts") },
  { keys: ["↑", "↓"], does: t("layout.walkSuggestions") },
  { keys: ["Enter"], does: t("layout.openChosen") },
  { keys: ["←", "→", "↑", "↓"], does: t("layout.moveBetween") },
  { keys: ["Home", "End"], does: t("layout.moveToEnds") },
  { keys: ["Home", "End"], does: t("layout.moveInList") },
  { keys: ["1", "2", "3", "4", "5", "0"], does: t("layout.markCard") },
  { keys: ["X"], does: t("layout.chooseCard") },
  { keys: [COMMAND, "Z"], does: t("layout.takeBack") },
  ...Object.entries(PLACES).map(([key, name]) => ({ keys: ["g", key], does: PLACE_WORDS[name] ?? pageTitle(name) })),
  { keys: ["←", "→"], does: t("layout.turnPictures") },
  { keys: ["←", "→", "↑", "Backspace"], does: t("layout.keysOfDeck") },
  { keys: ["Esc"], does: t("layout.closeOpen") },
];

type ShortcutsDialogProps = { isOpen: boolean; onClose: () => void };

/** Lists the keyboard shortcuts. The browser keeps the focus inside and gives it back afterwards. */
export function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  // The browser says late that it has closed: by then somebody may have asked for it again.
  const closed = () => {
    if (dialog.current?.open === false) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="shortcuts-title"
      closedby="any"
      onCancel={onClose}
      onClose={closed}
    >
      {isOpen && (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 id="shortcuts-title" className={styles.title}>
              {t("layout.shortcuts")}
            </h2>
            <IconButton label={t("layout.close")} icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
          </div>
          <dl className={styles.list}>
            {SHORTCUTS.map(({ keys, does }) => (
              <div key={does} className={styles.entry}>
                <dt>
                  <KeyCaps keys={keys.map(commandOfHere)} />
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </dialog>
  );
}
