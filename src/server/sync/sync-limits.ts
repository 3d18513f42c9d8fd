// What all stores of encrypted shelves have in common: how long they keep one, and what it costs.
export const DAY_MS = 24 * 3_600_000;
/** Without a use. */
export const KEPT_MS = 365 * DAY_MS;
/** How often it is looked for what nobody has used. */
export const TIDY_EVERY_MS = 3_600_000;
/** What a row costs besides its body. */
export const ROW_BYTES = 256;
/** New shelves leave this much of the room to those that are there. */
export const NEW_UP_TO = 0.9;
export const VERSION_BYTES = 12;
