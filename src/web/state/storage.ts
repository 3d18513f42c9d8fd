// The only place that touches the browser's storage. Storage may be blocked, full or gone at any moment: every function
// says how it went and none throws. What the texts mean is not decided here.

/** How a write went: `full` is the browser's quota, `blocked` anything else that refuses. */
export type WriteResult = "written" | "full" | "blocked";
/** A text, null where nothing is stored, or `blocked` as a symbol of its own so that it is never taken for a text. */
export type ReadResult = { isReadable: true; text: string | null } | { isReadable: false };
/** Lasting storage is shared by all tabs; the tab's own ends with it. */
export type StorageArea = "lasting" | "tab";

// Through `window`, which a server does not have: there, everything counts as blocked.
const area = (name: StorageArea): Storage => (name === "lasting" ? window.localStorage : window.sessionStorage);

function isQuotaError(error: unknown): boolean {
  return error instanceof Error && /quota/i.test(error.name);
}

/** Text under `key`. */
export function readStored(key: string, from: StorageArea = "lasting"): ReadResult {
  try {
    return { isReadable: true, text: area(from).getItem(key) };
  } catch {
    return { isReadable: false };
  }
}

/** Is anything stored under `key`, as far as that can be known? */
export function hasStored(key: string): boolean {
  const stored = readStored(key);
  return stored.isReadable && stored.text !== null;
}

/** Puts `text` under `key`; what stood there stays when this fails. */
export function writeStored(key: string, text: string, to: StorageArea = "lasting"): WriteResult {
  try {
    area(to).setItem(key, text);
    return "written";
  } catch (error) {
    return isQuotaError(error) ? "full" : "blocked";
  }
}

/** So many texts that could not be understood are kept beside what stands under their key. */
const COPIES = 5;

/** Puts `text` under the first free of five keys (`KEY.bak`, `KEY.bak.2` …), the last of which gives way. Is it there? */
export function keepAside(key: string, text: string): boolean {
  for (let copy = 1; copy <= COPIES; copy += 1) {
    const beside = `${key}.bak${copy === 1 ? "" : `.${copy}`}`;
    const kept = readStored(beside);
    if (!kept.isReadable) return false;
    if (kept.text === text) return true;
    if (kept.text === null || copy === COPIES) return writeStored(beside, text) === "written";
  }
  return false;
}

/**
 * Calls `listener` with the new text whenever another tab writes `key`, and with what stands there when the page comes
 * back from the browser's cache of pages, where it heard nothing; until `signal` says stop.
 */
export function watchStored(key: string, listener: (text: string) => void, signal?: AbortSignal): void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) listener(event.newValue);
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    const stored = persisted ? readStored(key) : undefined;
    if (stored?.isReadable === true && stored.text !== null) listener(stored.text);
  };
  const options = signal === undefined ? {} : { signal };
  // A server that writes the page has no other tabs.
  globalThis.addEventListener?.("storage", onStorage, options);
  globalThis.addEventListener?.("pageshow", onPageShow, options);
}
