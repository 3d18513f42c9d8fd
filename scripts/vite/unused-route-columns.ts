// Vite plugin: of the table of routes, what only the server reads stays out of the app for browsers.
import { leaveOut } from "./leave-out.ts";

/** Within a row, on a line of its own or beside others. */
const COLUMNS = /(?<=[\s{])(?:isIndexed: true|isInSiteMap: true|question: "[^"]*"),?/g;

export const unusedRouteColumns = () =>
  leaveOut({
    name: "unused-route-columns",
    table: /src\/shared\/routes\.ts$/,
    without: (code) => code.replace(COLUMNS, ""),
    read: /ROUTES\[[^\]]*\](?:\.(?:isIndexed|isInSiteMap|question)\b)|\{[^}]*\b(?:isIndexed|isInSiteMap|question)\b[^}]*\} = ROUTES/,
  });
