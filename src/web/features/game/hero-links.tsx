// What a visitor does with a game besides reading of it: hands it on, or looks for the next.
import { Columns2, Layers, Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { compareAddress } from "#web/lib/compare-address.ts";
import { t } from "#web/lib/t.ts";
import { Button } from "#web/ui/button.tsx";
import button from "#web/ui/button.module.css";
import { Link } from "#web/ui/link.tsx";
import styles from "./hero-links.module.css";

function jumpTo(section: string): void {
  const title = document.querySelector<HTMLElement>(`#${section}-title`);
  title?.focus({ preventScroll: true });
  title?.scrollIntoView();
}

type HeroLinksProps = {
  id: number;
  /** Has the game's series other games? That may become known later: its button comes where it moves no other. */
  hasSeries: boolean;
  /** May there be games like it? */
  hasSimilar: boolean;
  /** Hands the game on; another feature's, so the page hands it in. */
  share: ReactNode;
};

/** The words of a button that is an icon alone where there is no room. */
export const WORD = styles.word ?? "";

export function HeroLinks({ id, hasSeries, hasSimilar, share }: HeroLinksProps) {
  return (
    <div className={styles.links}>
      {hasSeries && (
        <Button className={styles.series ?? ""} onClick={() => jumpTo("series")}>
          <Layers size={18} aria-hidden /> {t("game.theSeries")}
        </Button>
      )}
      {hasSimilar && (
        <Button onClick={() => jumpTo("similar")}>
          <Sparkles size={18} aria-hidden /> {t("game.moreLikeThis")}
        </Button>
      )}
      <Link href={compareAddress([id])} className={`${button.button} ${styles.compare}`}>
        <Columns2 size={18} aria-hidden /> {t("similar.compare")}
      </Link>
      {share}
    </div>
  );
}
