import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from "react";
import { buildImageUrl } from "#shared/images.ts";
import { t } from "#web/lib/t.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import styles from "./lightbox.module.css";

const SWIPE_PX = 48;

type LightboxProps = {
  images: string[];
  /** The game's name, for the dialog's own. */
  name: string;
  initialIndex: number;
  onClose: () => void;
};

const WIDTHS_PX = [600, 800, 1280, 1600, 2048];
/** As in the style sheet. */
const SIZES = "min(100vw, (100vh - 7rem) * 16 / 9)";

const inWidth = (url: string, width: number) =>
  buildImageUrl({ url, width, height: Math.round((width * 9) / 16), quality: 90, output: "webp", sharpen: false });

/**
 * Pictures one at a time over the whole screen: arrow keys and swipes turn, Escape closes. It is a modal `<dialog>`, so
 * the browser keeps the focus inside and gives it back to the opener.
 */
export function Lightbox({ images, name, initialIndex, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const swipeStart = useRef<number>(undefined);
  const [index, setIndex] = useState(initialIndex);
  const shown = images[index] ?? "";
  const turn = (step: number) => setIndex((current) => (current + step + images.length) % images.length);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const endSwipe = (event: ReactPointerEvent<HTMLElement>) => {
    const start = swipeStart.current;
    swipeStart.current = undefined;
    if (start === undefined) return;
    const distance = event.clientX - start;
    if (Math.abs(distance) >= SWIPE_PX) turn(distance < 0 ? 1 : -1);
    // A press beside the picture that goes nowhere closes.
    else if (event.target === event.currentTarget) onClose();
  };

  return (
    // The dialog is where the browser sends the keys of everything inside it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t("game.screenshotsOf", { name })}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === "ArrowRight") turn(1);
        if (event.key === "ArrowLeft") turn(-1);
      }}
    >
      <div
        className={styles.stage}
        onPointerDown={(event) => {
          swipeStart.current = event.clientX;
        }}
        onPointerUp={endSwipe}
      >
        <img
          className={styles.image}
          src={inWidth(shown, 1600)}
          srcSet={WIDTHS_PX.map((width) => `${inWidth(shown, width)} ${width}w`).join(", ")}
          sizes={SIZES}
          alt={t("game.screenshotOf", { index: index + 1, count: images.length, name })}
          width={1600}
          height={900}
          draggable={false}
        />
      </div>
      <div className={styles.bar}>
        <IconButton
          label={t("game.previousScreenshot")}
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => turn(-1)}
        />
        <span className={styles.counter} aria-live="polite">
          {index + 1} / {images.length}
        </span>
        <IconButton
          label={t("game.nextScreenshot")}
          icon={<ChevronRight aria-hidden="true" />}
          onClick={() => turn(1)}
        />
        <IconButton
          label={t("game.close")}
          icon={<X aria-hidden="true" />}
          onClick={onClose}
          className={styles.close ?? ""}
        />
      </div>
    </dialog>
  );
}
