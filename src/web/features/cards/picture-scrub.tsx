// The screenshots of a card, chosen by where the mouse stands across the picture: the background first, then the
// screenshots. It writes to the DOM directly; moving the mouse renders nothing.
import { t } from "#web/lib/t.ts";
import { useEffect, useRef } from "react";
import { IMAGE_SCALES, presetImageUrl } from "#shared/images.ts";
import { imagePreloader } from "#web/lib/image-preloader.ts";
import { prefersLessData } from "#web/lib/motion-preference.ts";
import styles from "./picture-scrub.module.css";

const PRESET_WIDTH_PX = 600;

/** Which of `count` pictures stands under a pointer that is `across` (0 to 1) of the way. */
export function pictureIndexAt(across: number, count: number): number {
  return Math.min(Math.max(Math.floor(across * count), 0), count - 1);
}

/** Proxied address in the smallest scale that fills `widthPx` device pixels. */
export function scrubUrl(url: string, widthPx: number): string {
  // The scales of the picture below, so that both share what the browser has loaded.
  const scale = IMAGE_SCALES.find((candidate) => candidate * PRESET_WIDTH_PX >= widthPx) ?? 1.5;
  return presetImageUrl(url, "screenshot", scale);
}

/** Where the mouse already stands when the layer comes up, as the tilt has noted it on the card: 0 to 1 each way. */
function notedPointer(card: HTMLElement): { across: number; down: number } {
  const read = (name: string) => Number.parseFloat(card.style.getPropertyValue(name) || "0") / 100;
  return { across: read("--pointer-x"), down: read("--pointer-y") };
}

function attachScrub(layer: HTMLElement, id: number, pictures: readonly string[]): () => void {
  const box = layer.getBoundingClientRect();
  const urls = pictures.map((picture) => scrubUrl(picture, box.width * devicePixelRatio));
  const [overlay, segments] = layer.children;
  if (!(overlay instanceof HTMLImageElement) || segments === undefined) return () => undefined;
  const card = layer.closest<HTMLElement>("article") ?? layer;
  const abort = new AbortController();
  let shown = 0;
  let frame = 0;
  let hasMoved = false;

  const reveal = async (index: number) => {
    const url = urls[index];
    if (index === 0 || url === undefined) return overlay.removeAttribute("data-shown");
    if (!(await imagePreloader.ensure(url)) || shown !== index || abort.signal.aborted) return;
    overlay.src = url;
    overlay.dataset.shown = "";
  };
  const show = (index: number) => {
    if (index === shown) return;
    segments.children[shown]?.removeAttribute("data-current");
    segments.children[index]?.setAttribute("data-current", "");
    shown = index;
    void reveal(index);
  };
  const follow = (event: Event) => {
    if (!(event instanceof PointerEvent) || event.pointerType === "touch") return;
    // Whoever only rests there looks at the first picture: the others come with the first move.
    if (!hasMoved && !prefersLessData()) void imagePreloader.preloadCard(id, urls.slice(1), abort.signal);
    hasMoved = true;
    layer.dataset.moved = "";
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const { left, width, bottom } = layer.getBoundingClientRect();
      if (event.clientY <= bottom) show(pictureIndexAt((event.clientX - left) / width, urls.length));
    });
  };

  const { across, down } = notedPointer(card);
  if (down * card.clientHeight <= box.height) show(pictureIndexAt(across, urls.length));
  card.addEventListener("pointermove", follow, { signal: abort.signal });
  return () => {
    cancelAnimationFrame(frame);
    abort.abort();
  };
}

type PictureScrubProps = { id: number; pictures: readonly string[] };

/** Layer over a card's picture while the mouse is on the card. `pictures` begins with the one already shown below. */
export function PictureScrub({ id, pictures }: PictureScrubProps) {
  const layer = useRef<HTMLDivElement>(null);
  const key = pictures.join(" ");
  useEffect(() => (layer.current === null ? undefined : attachScrub(layer.current, id, key.split(" "))), [id, key]);
  return (
    <div ref={layer} className={styles.layer} aria-hidden="true">
      <img className={styles.picture} alt="" />
      <div className={styles.segments}>
        {pictures.map((picture, index) => (
          <span key={picture} data-current={index === 0 ? "" : undefined} />
        ))}
      </div>
      <p className={styles.hint}>{t("cards.moveMouse")}</p>
    </div>
  );
}
