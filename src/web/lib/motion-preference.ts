// What a visitor has asked of the browser: less motion, less data.

const matches = (query: string) => globalThis.matchMedia?.(query).matches ?? false;

/** True when nothing should move by itself. */
export const prefersStill = () => matches("(prefers-reduced-motion: reduce)");

/** True when nothing should be fetched that was not asked for. */
export const prefersLessData = () => matches("(prefers-reduced-data: reduce)");
