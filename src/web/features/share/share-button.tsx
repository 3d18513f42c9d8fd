// The one button that hands a page on. Its code comes with the press: lists of the first load have it, too.
import type { ReactNode } from "react";
import { t } from "#web/lib/t.ts";
import { showNotice } from "#web/state/notices.ts";
import { Button } from "#web/ui/button.tsx";

type ShareButtonProps = {
  /** What is handed on is called so. */
  title: string;
  /** The words of the button, where they are more than text. */
  children?: ReactNode;
};

/** Shares the present address. */
export function ShareButton({ title, children = t("share.share") }: ShareButtonProps) {
  const share = async () => {
    try {
      const { shareAddress } = await import("./share-address.ts");
      await shareAddress(title, location.href);
    } catch {
      showNotice({ key: "share", text: t("game.addressNotCopied") });
    }
  };
  return <Button onClick={() => void share()}>{children}</Button>;
}
