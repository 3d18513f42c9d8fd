// Vite plugin: of the table of filters, what only the server reads stays out of the app for browsers: a third of the table.
import { leaveOut } from "./leave-out.ts";

/** Examples for the documentation, and what the readers of sentences and the description of the API want to know. */
const COLUMNS = /^\s*(?:example: "[^"]*"|isAlternative: true|isOfRawg: (?:true|false)),$/gm;
/** Rows of what only programs ask for. */
const ROWS = /^\s*\w+: \{ kind: "(?:number|games|flag)", wire: "[^"]*" \},$/gm;
/** Of entries nobody asks, of a range only whether there are any. */
const OPERATORS_OF_TERMS = /(?<=joint: "[^"]*",\s*)operators: \[[^\]]*\],/g;
const OPERATORS = /operators: \["[^\]]*\]/g;

export const unusedFilterColumns = () =>
  leaveOut({
    name: "unused-filter-columns",
    table: /src\/shared\/catalogue\/filter-rows\.ts$/,
    without: (code) =>
      code.replace(COLUMNS, "").replace(ROWS, "").replace(OPERATORS_OF_TERMS, "").replace(OPERATORS, "operators: [1]"),
    read: /\.(?:example|isAlternative|isOfRawg|operators)\b/,
  });
