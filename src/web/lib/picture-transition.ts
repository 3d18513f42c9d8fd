// A picture that stays in sight while one screen gives way to the next: the card's picture becomes the hero of its game's
// page.
import { toBrowser } from "./base.ts";
import { prefersStill } from "./motion-preference.ts";
import { navigate } from "./navigation.ts";

const FLIGHT_MS = 320;
/** A screen that comes later than this comes by itself. */
const WAIT_MS = 3000;
const EASING = "cubic-bezier(0.16, 1, 0.3, 1)";
/** Room around the picture for its shadow. */
const SHADOW_PX = 64;

/** Marks, on the next screen, what the picture becomes: a frame around the picture, or around what stands for it. */
const ARRIVAL = "[data-transition-picture]";

/** From where the card's picture was, in the card's shape, to where `frame` stands, in its own. */
function flight(from: DOMRect, frame: HTMLElement): Keyframe[] {
  const to = frame.getBoundingClientRect();
  const scale = from.width / to.width;
  const right = from.left + from.width / 2 - (to.left + to.width / 2);
  const down = from.top + from.height / 2 - (to.top + to.height / 2);
  // Both show the middle of the same picture: what the card leaves out is cut off, nothing is squeezed.
  const cut = (to.height - from.height / scale) / 2;
  return [
    { transform: `translate(${right}px, ${down}px) scale(${scale})`, clipPath: `inset(${cut}px 0)` },
    { transform: "none", clipPath: `inset(${-SHADOW_PX}px)` },
  ];
}

/** Shows the picture at `address` behind what `frame` holds, which covers it when it has come itself. */
function putBehind(frame: HTMLElement, address: string): void {
  let inner: HTMLElement = frame.querySelector("img") ?? frame;
  while (inner.firstElementChild instanceof HTMLElement) inner = inner.firstElementChild;
  // Quoted as in JSON: an address may hold what ends a string in CSS, too.
  Object.assign(inner.style, {
    backgroundImage: `url(${JSON.stringify(address)})`,
    backgroundPosition: "center",
    backgroundSize: "cover",
  });
}

/**
 * Goes to `address` and lets `picture` fly to its place on that screen, which is painted at once; for visitors who prefer
 * stillness it only stands there. The frame may be exchanged on the way, when the game takes its skeleton's place.
 */
export function transitionPicture(picture: HTMLElement | null, address: string): void {
  if (picture === null) return navigate(address);
  const from = picture.getBoundingClientRect();
  const source = picture.querySelector("img")?.currentSrc ?? "";
  let frame = document.querySelector<HTMLElement>(ARRIVAL);
  let began: number | undefined;
  const observer = new MutationObserver(() => {
    const arrived = document.querySelector<HTMLElement>(ARRIVAL);
    // Meanwhile the visitor may have gone on.
    if (arrived === null || arrived === frame || location.pathname !== toBrowser(address)) return;
    frame = arrived;
    if (source !== "") putBehind(arrived, source);
    if (prefersStill()) return;
    began ??= performance.now();
    const animation = arrived.animate(flight(from, arrived), { duration: FLIGHT_MS, easing: EASING });
    animation.currentTime = performance.now() - began;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WAIT_MS);
  navigate(address);
}
