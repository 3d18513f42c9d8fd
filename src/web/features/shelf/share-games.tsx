// Hands games on by a link that carries them in itself: the link, a picture of it for cameras, the system's own way.
import { Copy, Share2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { ROUTES } from "#shared/routes.ts";
import { toBrowser } from "#web/lib/base.ts";
import { t } from "#web/lib/t.ts";
import { showNotice } from "#web/state/notices.ts";
import { SHARED_MAX, type SharedGame, writeFragment } from "#web/state/shelf/shared-games.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { LazyQrCode } from "./lazy-qr-code.tsx";
import styles from "./share-games.module.css";

type ShareGamesProps = {
  /** What the list is called until the visitor says otherwise. */
  title: string;
  games: readonly SharedGame[];
  /** What the visitor may give along, and does not unless they say so. */
  note?: string;
};

/** The button that opens the dialog. */
export function ShareGames(props: ShareGamesProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" disabled={props.games.length === 0} onClick={() => setIsOpen(true)}>
        <Share2 size={16} aria-hidden="true" />
        {t("game.share")}
      </Button>
      {isOpen && <ShareDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** The link to the games; undefined until it is packed. */
function useLink({ title, games, note }: Required<ShareGamesProps>): string | undefined {
  const [link, setLink] = useState<string>();
  useEffect(() => {
    let isPresent = true;
    const show = (fragment: string) => {
      if (isPresent) setLink(`${location.origin}${toBrowser(ROUTES.shared.path)}#${fragment}`);
    };
    writeFragment({ title, games, note }).then(show, () => undefined);
    return () => {
      isPresent = false;
    };
  }, [title, games, note]);
  return link;
}

async function copy(link: string): Promise<void> {
  const say = (text: string) => showNotice({ key: "share", text });
  try {
    await navigator.clipboard.writeText(link);
    say(t("game.addressCopied"));
  } catch {
    // Without a secure connection browsers let no page write to the clipboard.
    say(t("shelf.copyByHand"));
  }
}

/** What the dialog is called: with what stays behind, where a link cannot take all. */
const titleFor = (all: number) =>
  all > SHARED_MAX ? t("shelf.shareSome", { count: SHARED_MAX, all }) : t("shelf.shareTitle", { count: all });

function ShareDialog({ title: first, games, note = "", onClose }: ShareGamesProps & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [title, setTitle] = useState(first);
  const [isNoted, setIsNoted] = useState(false);
  const link = useLink({ title, games, note: isNoted ? note : "" });
  // Whoever closes the system's dialog has decided so.
  const share = () => void navigator.share({ title, url: link ?? "" }).catch(() => undefined);
  return (
    <Dialog ref={dialog} title={titleFor(games.length)} className={styles.dialog} onClose={onClose}>
      {games.length > SHARED_MAX && (
        <p>{t("shelf.shareMost", { count: SHARED_MAX, left: games.length - SHARED_MAX })}</p>
      )}
      <p className={styles.soft}>{t("shelf.shareHow")}</p>
      <label className={styles.field}>
        {t("shelf.shareName")}
        <TextField value={title} maxLength={120} onChange={({ target }) => setTitle(target.value)} />
      </label>
      {note !== "" && (
        <label className={styles.choice}>
          <input type="checkbox" checked={isNoted} onChange={({ target }) => setIsNoted(target.checked)} />
          {t("shelf.shareNote")}
        </label>
      )}
      <label className={styles.field}>
        {t("shelf.shareLink")}
        <TextField readOnly value={link ?? ""} onFocus={({ target }) => target.select()} />
      </label>
      {link !== undefined && <LazyQrCode className={styles.qr ?? ""} text={link} />}
      <div className={styles.actions}>
        <Button onClick={() => dialog.current?.close()}>{t("layout.close")}</Button>
        {typeof navigator.share === "function" && <Button onClick={share}>{t("game.share")}</Button>}
        <Button variant="primary" onClick={() => link !== undefined && void copy(link)}>
          <Copy size={16} aria-hidden="true" />
          {t("shelf.copyLink")}
        </Button>
      </div>
    </Dialog>
  );
}
