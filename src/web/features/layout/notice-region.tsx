import { t } from "#web/lib/t.ts";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { focusMain } from "#web/lib/focus-main.ts";
import { isField } from "#web/lib/is-key-taken.ts";
import { keyName } from "#web/lib/key-name.ts";
import { actOn, dismissNotice, lastOffer, type Notice, showNotice, useNotices } from "#web/state/notices.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import styles from "./notice-region.module.css";

const SHOWN_MS = 8000;
const SHOWN_AT_ONCE = 3;

/** A keyboard does not reach a notice's button before it goes: what the last one offers is a key, too, and afterwards as well. */
function useTakeBackKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const offer = lastOffer();
      if (offer === undefined || keyName(event) !== "Ctrl+z" || isField(event.target)) return;
      if (document.querySelector("dialog:modal") !== null) return;
      event.preventDefault();
      actOn(offer);
      showNotice({ key: "taken-back", text: t("layout.takenBack") });
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/** The page's polite status region: short notices that go away by themselves, unless they are looked at. */
export function NoticeRegion() {
  const notices = useNotices((state) => state.notices);
  useTakeBackKey();
  return (
    <div role="status" aria-label={t("layout.notices")} className={styles.region}>
      {notices.slice(-SHOWN_AT_ONCE).map((notice) => (
        <NoticeCard key={notice.key} notice={notice} />
      ))}
    </div>
  );
}

function NoticeCard({ notice }: { notice: Notice }) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismissNotice(notice.key), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, notice]);
  const { text, action } = notice;
  const dismiss = () => {
    // The button goes with the notice; what the action does may find a better place.
    focusMain();
    dismissNotice(notice.key);
  };
  const act = () => {
    focusMain();
    actOn(notice);
  };
  return (
    <div
      className={styles.notice}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={({ currentTarget }) => setIsHeld(currentTarget.contains(document.activeElement))}
      onFocus={() => setIsHeld(true)}
      onBlur={({ currentTarget }) => setIsHeld(currentTarget.matches(":hover"))}
    >
      <p className={styles.text}>{text}</p>
      {action !== undefined && (
        <button type="button" className={styles.action} onClick={act}>
          {action.label}
        </button>
      )}
      <IconButton label={t("layout.dismiss")} icon={<X size={16} aria-hidden="true" />} onClick={dismiss} />
    </div>
  );
}
