// What a browser test says that the ordinary lane leaves to the deep one.

/** `test(title, DEEP, …)`: only in the deep lane. */
export const DEEP = { tag: "@deep" };

/** For one of several of a kind, at one width of many: in the ordinary lane only when `isOrdinary`. */
export const deepUnless = (isOrdinary: boolean) => (isOrdinary ? {} : DEEP);
