// Where a game's key picture lies, for whoever knows no more of it than its id.

/** Without a version: the same bytes as under the address that the app asks for, though a browser keeps them for minutes. */
export const picturePath = (id: number): string => `/media/games/${id}/background.jpg`;
