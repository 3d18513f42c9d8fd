// Arrow keys, Home and End move the focus between the cards of a grid. Tab goes on as everywhere.

/** How many of `items` stand in the first row. */
export function columnsOf(items: readonly HTMLElement[]): number {
  const top = items[0]?.offsetTop;
  const next = items.findIndex((item) => item.offsetTop !== top);
  return next === -1 ? items.length : next;
}

function target(key: string, { index, columns, count }: { index: number; columns: number; count: number }) {
  switch (key) {
    case "ArrowRight":
      return index + 1;
    case "ArrowLeft":
      return index - 1;
    case "ArrowDown":
      return index + columns;
    case "ArrowUp":
      return index - columns;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

/** Key handler for the list around the cards; it acts only while a card's own link has the focus. */
export function moveThroughGrid(list: HTMLElement, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const links = [...list.querySelectorAll<HTMLAnchorElement>("h2 > a")];
  const index = links.findIndex((link) => link === document.activeElement);
  if (index === -1) return;
  const items = [...list.children].filter((item) => item instanceof HTMLElement);
  const next = target(event.key, { index, columns: columnsOf(items), count: links.length });
  const link = next === undefined ? undefined : links[next];
  if (link === undefined) return;
  event.preventDefault();
  link.focus();
}
