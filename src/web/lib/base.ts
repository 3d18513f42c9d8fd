// The folder that the app lies in, where it does not lie at the root of its host. Inside the app every address is
// root-relative; only what the browser is told begins with the folder.

/** Without a slash at its end; empty at the root, where the server has it. */
const BASE = import.meta.env.BASE_URL === "/" ? "" : import.meta.env.BASE_URL.replace(/\/$/, "");

/** The address that the browser knows a root-relative one by. */
export const toBrowser = (address: string): string => BASE + address;

/** The path in the app that the browser's one stands for. */
export const fromBrowser = (path: string): string => (path.startsWith(BASE) ? path.slice(BASE.length) || "/" : path);
