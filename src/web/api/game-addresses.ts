// Where the questions about one game lead, without the code that asks them.

export const SCREENSHOTS = 7;
export const TRAILERS = 3;

/** The addresses of the three questions of `gameQuery`, the record first. */
export const gameAddresses = (id: number): string[] => [
  `/api/games/${id}`,
  `/api/games/${id}/screenshots?page_size=${SCREENSHOTS}`,
  `/api/games/${id}/movies?page_size=${TRAILERS}`,
];
