import { Share2 } from "lucide-react";
import { t } from "#web/lib/t.ts";

/** The words of the button with its icon; `className` is that of the words. */
export function ShareWords({ className }: { className?: string }) {
  return (
    <>
      <Share2 size={18} aria-hidden="true" /> <span className={className}>{t("share.share")}</span>
    </>
  );
}
