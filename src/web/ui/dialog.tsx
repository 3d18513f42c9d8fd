import { type ReactNode, type RefObject, useEffect, useId } from "react";
import styles from "./dialog.module.css";

type DialogProps = {
  /** Whoever closes it from inside does so by this. */
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  onClose: () => void;
  /** Of the dialog, where it has a look of its own. */
  className?: string | undefined;
  /** Is its title only read aloud? */
  isTitleHidden?: boolean;
  children: ReactNode;
};

/** A dialog that is open as long as it is there. The browser keeps the focus inside and gives it back afterwards. */
export function Dialog({ ref, title, onClose, className = "", isTitleHidden, children }: DialogProps) {
  const id = useId();
  useEffect(() => ref.current?.showModal(), [ref]);
  return (
    <dialog ref={ref} className={`${styles.dialog} ${className}`} aria-labelledby={id} closedby="any" onClose={onClose}>
      <h2 id={id} className={isTitleHidden === true ? "visually-hidden" : styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
