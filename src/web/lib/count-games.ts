// How a number of games is said, the one game included.

const number = new Intl.NumberFormat("en");

/** "game" or "games": for where the figure stands apart from it. */
export const wordForGames = (count: number): string => (count === 1 ? "game" : "games");

/** "1 game", "1,242 games". */
export const countOfGames = (count: number): string => `${number.format(count)} ${wordForGames(count)}`;
