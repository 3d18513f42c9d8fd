// The port of whatever counts calls that cost something. Processes that share what is behind it count together, and a
// restart forgets nothing.

/** How many calls each window has. A window is a span of time that is counted for itself: a month, a client's day. */
export type Counts<Window extends string> = Readonly<Record<Window, number>>;

export type Taken<Window extends string> =
  /** Counted; `counts` has it. */
  | { isTaken: true; counts: Counts<Window> }
  /** Not counted: `reached` is the first window that is full. */
  | { isTaken: false; reached: Window; counts: Counts<Window> };

/**
 * Counts calls at their places. It never rejects: what cannot be read or written is counted in memory, and told elsewhere.
 */
export interface Meter<Place, Window extends string> {
  /** What is counted where such a call would be. */
  read(place: Place): Promise<Counts<Window>>;
  /** Counts a call unless one of its windows has as many as `limits` says; both in one step, whoever counts meanwhile. */
  take(place: Place, limits: Counts<Window>): Promise<Taken<Window>>;
}

/** A meter of calls that may turn out not to have been made. */
export interface RefundingMeter<Place, Window extends string> extends Meter<Place, Window> {
  /** Takes back a call; no window has less than none. */
  giveBack(place: Place): Promise<void>;
}

/** The first window, in the order of `limits`, that has as many calls as it may. */
export function fullWindow<Window extends string>(counts: Counts<Window>, limits: Counts<Window>): Window | undefined {
  // The keys of a record are its type's, which Object.keys forgets.
  return (Object.keys(limits) as Window[]).find((window) => counts[window] >= limits[window]);
}
