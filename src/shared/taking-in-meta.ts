/** The element of a document that says that its server takes games in from a source. */
export const TAKING_IN_META = "takes-games-in";
