// Vite plugin: of the table of routes, what only the server reads stays out of the app for browsers.
import type { Plugin } from "vite";

const TABLE = /src\/shared\/routes\.ts$/;
const APP = /src\/web\/.*\.tsx?$/;
/** Within a row, on a line of its own or beside others. */
const COLUMNS = /(?<=[\s{])(?:isIndexed: true|isInSiteMap: true|question: "[^"]*"),?/g;
const READ =
  /ROUTES\[[^\]]*\](?:\.(?:isIndexed|isInSiteMap|question)\b)|\{[^}]*\b(?:isIndexed|isInSiteMap|question)\b[^}]*\} = ROUTES/;

export function unusedRouteColumns(): Plugin {
  return {
    name: "ludex-unused-route-columns",
    apply: "build",
    applyToEnvironment: ({ config }) => config.consumer === "client",
    transform: {
      order: "pre",
      filter: { id: [TABLE, APP] },
      handler(code, id) {
        if (TABLE.test(id)) return { code: code.replace(COLUMNS, ""), map: null };
        const [read] = READ.exec(code) ?? [];
        if (read !== undefined)
          throw new Error(`${id} reads “${read}”, which scripts/vite/unused-route-columns.ts left out`);
        return undefined;
      },
    },
  };
}
