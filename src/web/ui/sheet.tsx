// A modal sheet that covers the page from the left: the browser's own dialog, so that focus is kept inside and given
// back. A swipe to the left, Escape, or a button inside closes it.
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./sheet.module.css";

const CLOSING_SWIPE_PX = 80;

/** Lets a finger push the sheet away; it writes the sheet's place directly. */
function attachSwipe(dialog: HTMLDialogElement, onAway: () => void): () => void {
  const abort = new AbortController();
  const options = { signal: abort.signal };
  let start: { id: number; x: number } | undefined;
  const end = (event: PointerEvent) => {
    if (start?.id !== event.pointerId) return;
    const isAway = event.type === "pointerup" && start.x - event.clientX >= CLOSING_SWIPE_PX;
    start = undefined;
    dialog.style.translate = "";
    if (isAway) onAway();
  };
  dialog.addEventListener(
    "pointerdown",
    (event) => {
      if (event.pointerType === "touch" && start === undefined) start = { id: event.pointerId, x: event.clientX };
    },
    options,
  );
  dialog.addEventListener(
    "pointermove",
    (event) => {
      if (start?.id === event.pointerId) dialog.style.translate = `${Math.min(event.clientX - start.x, 0)}px 0`;
    },
    options,
  );
  dialog.addEventListener("pointerup", end, options);
  dialog.addEventListener("pointercancel", end, options);
  return () => abort.abort();
}

type SheetProps = {
  isOpen: boolean;
  label: string;
  onClose: () => void;
  children: ReactNode;
};

export function Sheet({ isOpen, label, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const element = dialog.current;
    if (element === null || !isOpen) return;
    element.showModal();
    const detach = attachSwipe(element, () => close.current());
    return () => {
      detach();
      element.close();
    };
  }, [isOpen]);
  return (
    <dialog ref={dialog} className={styles.sheet} aria-label={label} onClose={() => isOpen && onClose()}>
      {isOpen && children}
    </dialog>
  );
}
