// Moves the focus over the page by directions, as a cross of four keys does on a television.
import { HEADING_ID } from "#web/lib/focus-main.ts";
import { type Direction, nearest } from "./nearest.ts";

const CONTROLS = "a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary";

/** An open dialog keeps the focus inside. */
export const openDialog = () => document.querySelector<HTMLDialogElement>("dialog:modal");

/** What can be reached: a control that is seen and not covered by another one's area, such as the link that only Tab shows. */
function reachable(scope: ParentNode): HTMLElement[] {
  return [...scope.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => {
    const { width, height, bottom } = control.getBoundingClientRect();
    const isHiddenAbove = bottom + scrollY <= 0;
    return width > 0 && height > 0 && !isHiddenAbove && control.checkVisibility({ visibilityProperty: true });
  });
}

/** A card counts as a whole: its link lies over all of it. */
const boxOf = (control: HTMLElement) =>
  (control.closest("h2") === null ? control : (control.closest("article") ?? control)).getBoundingClientRect();

function focus(control: HTMLElement): void {
  control.focus({ preventScroll: true, focusVisible: true });
  control.scrollIntoView({ block: "center", inline: "nearest" });
}

/** Where one begins: the first card, else the first thing below the heading, else whatever there is. */
function focusFirst(scope: ParentNode): void {
  const [first] = reachable(scope);
  const card = scope.querySelector<HTMLElement>("main article h2 a");
  const heading = document.querySelector(`#${HEADING_ID}`);
  const below = reachable(scope).find(
    (control) =>
      heading !== null && (heading.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  const begin = card ?? below ?? first;
  if (begin !== undefined) focus(begin);
}

/** Moves the focus to what lies nearest in a direction; where nothing has it, to where one begins. */
export function moveFocus(direction: Direction): void {
  const scope = openDialog() ?? document;
  const { activeElement } = document;
  const controls = reachable(scope);
  if (!(activeElement instanceof HTMLElement) || !controls.includes(activeElement)) return focusFirst(scope);
  const others = controls.filter((control) => control !== activeElement);
  const index = nearest(boxOf(activeElement), others.map(boxOf), direction);
  const next = index === undefined ? undefined : others[index];
  if (next !== undefined) focus(next);
}
