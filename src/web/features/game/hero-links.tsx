// What a visitor does with a game besides reading of it: hands it on, or looks for the next.
import { Layers, Share2, Sparkles } from "lucide-react";
import { showNotice } from "#web/state/notices.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "./hero-links.module.css";

const say = (text: string) => showNotice({ key: "share", text });

/** The system's own way of sharing where it has one, else the address is copied; what came of it is said. */
async function share(title: string): Promise<void> {
  const url = location.href;
  try {
    if (typeof navigator.share === "function") return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    say("The address is copied.");
  } catch (error) {
    // Whoever closes the system's dialog has decided so.
    if (error instanceof DOMException && error.name === "AbortError") return;
    // Without a secure connection browsers let no page write to the clipboard.
    say("Your browser does not let Ludex copy the address. It stands in the address bar.");
  }
}

function jumpTo(section: string): void {
  const title = document.querySelector<HTMLElement>(`#${section}-title`);
  title?.focus({ preventScroll: true });
  title?.scrollIntoView();
}

type HeroLinksProps = {
  name: string;
  /** Has the game's series other games? That may become known later: its button comes where it moves no other. */
  hasSeries: boolean;
  /** May there be games like it? */
  hasSimilar: boolean;
};

export function HeroLinks({ name, hasSeries, hasSimilar }: HeroLinksProps) {
  return (
    <div className={styles.links}>
      {hasSeries && (
        <Button className={styles.series ?? ""} onClick={() => jumpTo("series")}>
          <Layers size={18} aria-hidden /> The series
        </Button>
      )}
      {hasSimilar && (
        <Button onClick={() => jumpTo("similar")}>
          <Sparkles size={18} aria-hidden /> More like this
        </Button>
      )}
      <Button onClick={() => void share(name)}>
        <Share2 size={18} aria-hidden /> <span className={styles.word}>Share</span>
      </Button>
    </div>
  );
}
