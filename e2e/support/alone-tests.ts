// Which files of tests run against the folder without a server, and why the others of the same areas do not.
// docs/without-a-server.md says it, too; test/policy/alone.test.ts compares.

/** Why a test, or a file of them, is left to the app with a server: in these words. */
export const REASONS = {
  answers: "it answers in the server's place, where a service worker answers",
  asks: "it asks the server by itself",
  status: "a host of files knows no status of an address",
  documents: "it is about documents that the server writes",
  language: "a folder is in one language, whatever the browser asks for",
  process: "it starts servers of its own",
  drawn: "it is about how pages are drawn, which the same files do with a server",
} as const;

/** Routes, head, search, catalogue, filters, cards, games, insights, favourites, support, stored states. */
export const OF_AREAS = /\[[RHSCFKDAVNT]-\d/;
/** A title that names requirements, but none of these areas, nor chance, which leads to games as lists do. */
export const OF_OTHER_AREAS = /^(?!.*\[(?:[RHSCFKDAVNT]-\d|P-07)).*\[[A-Z]-\d/;

export type Reason = keyof typeof REASONS;

/** Files in which there is more than that. */
export const TESTS =
  "routes header results understanding filters filters-advanced favorites related-games game insights surprise state cards card-touch catalogue-view catalogue gamepad game-answers given-up-pictures goals keyboard-journey one-frame palette picture-flight results-filters search-text stored-choices support tab-stops trailers well-known-games deck shortcuts".split(
    " ",
  );

/** Files of the same areas in which next to no test would hold, or none would show anything else than with a server. */
export const LEFT_OUT: Readonly<Record<string, Reason>> = {
  "apply-count": "answers",
  "card-face": "answers",
  "card-video": "answers",
  "insights-stand-in": "answers",
  search: "answers",
  shelf: "answers",
  "short-page": "answers",
  "suggestion-links": "answers",
  "early-search": "documents",
  "no-script": "documents",
  "server-rendering": "documents",
  sharing: "documents",
  "start-app": "documents",
  subject: "documents",
  language: "language",
  "small-windows": "language",
  "typed-search": "process",
  "classic-scroll-bars": "drawn",
  contrast: "drawn",
  room: "drawn",
  sweep: "drawn",
  "touch-targets": "drawn",
  "wide-windows": "drawn",
  zoom: "drawn",
};
