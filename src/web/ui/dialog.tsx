import { type ReactNode, type RefObject, useEffect, useId } from "react";
import styles from "./dialog.module.css";

type DialogProps = {
  /** Whoever closes it from inside does so by this. */
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that is open as long as it is there. The browser keeps the focus inside and gives it back afterwards. */
export function Dialog({ ref, title, onClose, children }: DialogProps) {
  const id = useId();
  useEffect(() => ref.current?.showModal(), [ref]);
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={id} closedby="any" onClose={onClose}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
