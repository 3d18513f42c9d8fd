// Gamepads and remote controls. Of a pad, by the standard layout: the cross or the left stick moves the focus, the right
// stick scrolls, the lower button presses, the right one goes back, the shoulders turn pages, Start goes to the search.
// Of a remote control: arrows, Enter (the browser's own) and the key that goes back.
import { goBack } from "#web/lib/navigation.ts";
import { moveFocus, openDialog } from "./move-focus.ts";
import type { Direction } from "./nearest.ts";

/** Where a stick counts as pushed, from 0 to 1. */
const PUSHED = 0.5;
const REPEAT_AFTER_MS = 400;
const REPEAT_EVERY_MS = 130;
const SCROLL_PX = 24;

const FIELDS = "input, textarea, video";
const ARROWS: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};
/** Of Android, of LG and of Samsung. */
const BACK_KEYS = new Set(["GoBack", "BrowserBack", "XF86Back"]);
/** Older televisions of the last two give the key a number and no name: their manuals for developers have them. */
const BACK_CODES = new Set([461, 10_009]);

/** Closes what lies over the page, else leaves the field that is being written in, else goes back. */
function back(): void {
  const dialog = openDialog();
  const { activeElement } = document;
  if (dialog !== null) dialog.close();
  else if (activeElement instanceof HTMLInputElement) activeElement.blur();
  else goBack();
}

function press(): void {
  const { activeElement: control } = document;
  if (control instanceof HTMLSelectElement) control.showPicker();
  else if (control instanceof HTMLElement && control !== document.body) control.click();
  else moveFocus("down");
}

const turnPage = (rel: "prev" | "next") => document.querySelector<HTMLElement>(`main a[rel="${rel}"]`)?.click();
const search = () => document.querySelector<HTMLElement>("header input")?.focus();

/** What the buttons do, by their places in the standard layout. */
const BUTTONS: readonly (readonly [number, () => void])[] = [
  [0, press],
  [1, back],
  [4, () => turnPage("prev")],
  [5, () => turnPage("next")],
  [9, search],
];

type Pad = Pick<Gamepad, "axes" | "buttons">;

function directionOf({ axes, buttons }: Pad): Direction | undefined {
  const [x = 0, y = 0] = axes;
  const isDown = (index: number) => buttons[index]?.pressed === true;
  if (isDown(12) || (y < -PUSHED && Math.abs(y) >= Math.abs(x))) return "up";
  if (isDown(13) || (y > PUSHED && Math.abs(y) >= Math.abs(x))) return "down";
  if (isDown(14) || x < -PUSHED) return "left";
  return isDown(15) || x > PUSHED ? "right" : undefined;
}

/** Reads one pad frame by frame: a button acts once a press, a direction again and again while it is held. */
function readPad() {
  const held = new Set<number>();
  let direction: Direction | undefined;
  let nextAt = 0;
  return (pad: Pad, now: number) => {
    const wanted = directionOf(pad);
    if (wanted !== undefined && (wanted !== direction || now >= nextAt)) {
      moveFocus(wanted);
      nextAt = now + (wanted === direction ? REPEAT_EVERY_MS : REPEAT_AFTER_MS);
    }
    direction = wanted;
    const tilt = pad.axes[3] ?? 0;
    if (Math.abs(tilt) > PUSHED) scrollBy({ top: tilt * SCROLL_PX, behavior: "instant" });
    for (const [index, act] of BUTTONS) {
      const isPressed = pad.buttons[index]?.pressed === true;
      if (isPressed && !held.has(index)) act();
      if (isPressed) held.add(index);
      else held.delete(index);
    }
  };
}

let isWatching = false;
let hasStarted = false;

/** While a pad is there it is read once a frame; browsers tell of no single press. */
function watchPads(): void {
  const readers = new Map<number, ReturnType<typeof readPad>>();
  const frame = (now: number) => {
    const pads = navigator.getGamepads().filter((pad) => pad !== null);
    for (const pad of pads) {
      const read = readers.get(pad.index) ?? readPad();
      readers.set(pad.index, read);
      if (!document.hidden) read(pad, now);
    }
    if (pads.length > 0) requestAnimationFrame(frame);
    else isWatching = false;
  };
  if (isWatching) return;
  isWatching = true;
  requestAnimationFrame(frame);
}
/** Fields keep the arrows that move within their text, and those that walk through an open list of suggestions. */
function isForField({ target }: KeyboardEvent, direction: Direction | undefined): boolean {
  const field = target instanceof Element ? target.closest(FIELDS) : null;
  if (field === null) return false;
  return direction === "left" || direction === "right" || field.ariaExpanded === "true";
}

// Nothing else says which key it was.
// oxlint-disable-next-line typescript/no-deprecated
const isBack = ({ key, keyCode }: KeyboardEvent) => BACK_KEYS.has(key) || BACK_CODES.has(keyCode);

function answerKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const direction = ARROWS[event.key];
  if (isForField(event, direction)) return;
  if (isBack(event)) back();
  else if (direction !== undefined) moveFocus(direction);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Begins to listen, and makes the focus visible from three metres. Called again for every pad that joins. */
export function startRemote(): void {
  watchPads();
  if (hasStarted) return;
  hasStarted = true;
  document.documentElement.dataset["remote"] = "";
  // Lists and groups of chips know arrows of their own, which never lead out of them; here directions come first. In a
  // dialog they come last, because pictures turn by them.
  addEventListener("keydown", (event) => openDialog() === null && answerKey(event), { capture: true });
  addEventListener("keydown", (event) => openDialog() !== null && answerKey(event));
}
