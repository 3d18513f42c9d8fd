// The port through which the main paths drive a browser: what a person at a screen does, and what they may look at. An
// adapter for each browser says it in that browser's protocol.

/** The keys that the paths press, as the W3C names them. */
export type Key = "ArrowRight" | "Enter" | "Escape" | "Tab";

/** What can be handed into the page. */
export type Plain = string | number | boolean | null;

export interface BrowserWindow {
  /** Goes to an absolute address and waits for its load event. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Makes the page as wide and high as that, in CSS pixels, scroll bars included. */
  resize(width: number, height: number): Promise<void>;
  /** Runs `what` in the page and gives what it gave, as JSON does. It knows nothing but its arguments there. */
  run<Args extends Plain[], Result>(what: (...args: Args) => Result | Promise<Result>, ...args: Args): Promise<Result>;
  /** Moves the mouse to a place in the window and presses its button. */
  clickAt(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** PNG of what the window shows. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface Browser {
  /** A window that shares nothing with those before it: no storage, no copies, no history. */
  newWindow(): Promise<BrowserWindow>;
  close(): Promise<void>;
}
