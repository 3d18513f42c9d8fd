// Where a shelf is continued on another device. Its code comes by itself; without a server there is nothing to show.
import { type ReactNode, useEffect, useRef, useState } from "react";
import { offersSync } from "#web/lib/offers-sync.ts";
import { t } from "#web/lib/t.ts";
import styles from "./sync.module.css";

export type SyncPanelProps = {
  /** Moves the focus, and with `scroll` the page, to the heading: what had the focus is gone. */
  onFocusHeading: (options?: { scroll: boolean }) => void;
};

/** The section; nothing where the server keeps no shelves in step. */
export function OtherDevices() {
  return offersSync() ? <Section /> : null;
}

function Section() {
  const [panel, setPanel] = useState<ReactNode>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const focusHeading: SyncPanelProps["onFocusHeading"] = ({ scroll } = { scroll: false }) => {
      heading.current?.focus({ preventScroll: true });
      if (scroll) heading.current?.scrollIntoView({ block: "start" });
    };
    import("./sync-panel.tsx").then(
      ({ SyncPanel }) => setPanel(<SyncPanel onFocusHeading={focusHeading} />),
      () => setPanel(<p className={styles.text}>{t("sync.failed")}</p>),
    );
  }, []);
  return (
    <section className={styles.sync} aria-labelledby="shelf-sync">
      <h2 ref={heading} id="shelf-sync" tabIndex={-1} className={styles.title}>
        {t("sync.devices")}
      </h2>
      {panel}
    </section>
  );
}
