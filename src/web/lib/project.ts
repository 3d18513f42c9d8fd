// Where the project lives, in one place.

/** The repository of the code. */
export const REPOSITORY_URL = "https://github.com/ludex-games/ludex";
