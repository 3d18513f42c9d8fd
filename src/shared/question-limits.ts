// How much one question to the service may name. Whoever asks keeps to what is read.

/** Games, by their ids: as many as a large shelf holds. */
export const GAMES_MAX = 10_000;
/** Titles of a list from elsewhere; the rest of it is asked for by itself. */
export const TITLES_MAX = 100;
