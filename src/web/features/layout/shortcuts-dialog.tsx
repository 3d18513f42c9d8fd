import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { IconButton } from "#web/ui/icon-button.tsx";
import styles from "./shortcuts-dialog.module.css";

const SHORTCUTS = [
  { keys: ["/"], does: "Go to the search box" },
  { keys: ["?"], does: "Show these shortcuts" },
  { keys: ["↑", "↓"], does: "Walk through suggestions" },
  { keys: ["Enter"], does: "Open what is chosen, or search" },
  { keys: ["←", "→", "↑", "↓"], does: "Move between cards, and between the chips of a group" },
  { keys: ["Esc"], does: "Close what is open" },
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
              Keyboard shortcuts
            </h2>
            <IconButton label="Close" icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
          </div>
          <dl className={styles.list}>
            {SHORTCUTS.map(({ keys, does }) => (
              <div key={does} className={styles.entry}>
                <dt className={styles.keys}>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
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
