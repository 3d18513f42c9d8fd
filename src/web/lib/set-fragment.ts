// What a page's address says after its `#`, which browsers send to no server. Apart from `navigation.ts`, which is in the first
// load: the one other place that writes to the browser's history, and it leaves the entry what it is.

/** Has the present entry say more of itself. */
export function setFragment(fragment: string): void {
  const { pathname, search } = window.location;
  const address = pathname + search + (fragment && `#${fragment}`);
  window.history.replaceState(window.history.state, "", address);
}
