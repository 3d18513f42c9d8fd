// Vite plugin: of the table of filters, what only the server reads stays out of the app for browsers: a third of the table.
import type { Plugin } from "vite";

const TABLE = /src\/shared\/catalogue\/filter-rows\.ts$/;
const APP = /src\/web\/.*\.tsx?$/;
/** Examples for the documentation, and what the readers of sentences and the description of the API want to know. */
const COLUMNS = /^\s*(?:example: "[^"]*"|isAlternative: true|isOfRawg: (?:true|false)),$/gm;
/** Rows of what only programs ask for. */
const ROWS = /^\s*\w+: \{ kind: "(?:number|games|flag)", wire: "[^"]*" \},$/gm;
/** Of entries nobody asks, of a range only whether there are any. */
const OPERATORS_OF_TERMS = /(?<=joint: "[^"]*",\s*)operators: \[[^\]]*\],/g;
const OPERATORS = /operators: \["[^\]]*\]/g;
const READ = /\.(?:example|isAlternative|isOfRawg|operators)\b/;

export function unusedFilterColumns(): Plugin {
  return {
    name: "ludex-unused-filter-columns",
    apply: "build",
    applyToEnvironment: ({ config }) => config.consumer === "client",
    transform: {
      order: "pre",
      filter: { id: [TABLE, APP] },
      handler(code, id) {
        if (TABLE.test(id))
          return {
            code: code
              .replace(COLUMNS, "")
              .replace(ROWS, "")
              .replace(OPERATORS_OF_TERMS, "")
              .replace(OPERATORS, "operators: [1]"),
            map: null,
          };
        const [read] = READ.exec(code) ?? [];
        if (read !== undefined)
          throw new Error(`${id} reads ${read}, which scripts/vite/unused-filter-columns.ts left out`);
        return undefined;
      },
    },
  };
}
