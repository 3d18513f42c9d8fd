import { useState } from "react";
import type { Screenshot } from "#shared/rawg/game.ts";
import { t } from "#web/lib/t.ts";
import { ProxiedImage } from "#web/ui/proxied-image.tsx";
import { Lightbox } from "./lightbox.tsx";
import styles from "./screenshots.module.css";

type ScreenshotsProps = {
  screenshots: Screenshot[];
  gameName: string;
  /** The colour of the game's pictures. */
  tone?: string | undefined;
  /** On a wide window they have not its whole width. */
  isBesideOther?: boolean;
};

const SIZES = {
  first: "(min-width: 110rem) max(42rem, 36vw), (min-width: 1024px) min(38vw, 42rem), 94vw",
  other: "(min-width: 110rem) max(21rem, 18vw), (min-width: 1024px) min(18vw, 21rem), (min-width: 640px) 31vw, 46vw",
  firstBeside: "(min-width: 110rem) max(63rem, 54vw), (min-width: 1024px) 57vw, 94vw",
};

/** The grid of screenshots; each opens the lightbox at its place. */
export function Screenshots({ screenshots, gameName, tone, isBesideOther = false }: ScreenshotsProps) {
  const [opened, setOpened] = useState<number>();
  if (screenshots.length === 0) return <p className={styles.none}>{t("game.noScreenshots")}</p>;
  return (
    <>
      <ul className={styles.grid} data-beside={isBesideOther || undefined}>
        {screenshots.map((screenshot, index) => (
          <li key={screenshot.id}>
            <button
              type="button"
              className={styles.open}
              aria-label={t("game.openScreenshot", { index: index + 1, count: screenshots.length })}
              onClick={() => setOpened(index)}
            >
              <ProxiedImage
                src={screenshot.image}
                preset="screenshot"
                tone={tone}
                alt=""
                loading="lazy"
                sizes={index > 0 ? SIZES.other : isBesideOther ? SIZES.firstBeside : SIZES.first}
                className={styles.image ?? ""}
              />
            </button>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Lightbox
          images={screenshots.map(({ image }) => image)}
          name={gameName}
          initialIndex={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
