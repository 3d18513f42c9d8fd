// Hands an address on: by the system's own sheet where there is one, else by the clipboard; what came of it is said.
import { t } from "#web/lib/t.ts";
import { showNotice } from "#web/state/notices.ts";

const say = (text: string) => showNotice({ key: "share", text });

export async function shareAddress(title: string, url: string): Promise<void> {
  try {
    if (typeof navigator.share === "function") return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    say(t("game.addressCopied"));
  } catch (error) {
    // Whoever closes the system's dialog has decided so.
    if (error instanceof DOMException && error.name === "AbortError") return;
    // Without a secure connection browsers let no page write to the clipboard.
    say(t("game.addressNotCopied"));
  }
}
