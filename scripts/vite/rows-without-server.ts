// Vite plugin: pages that only the build without a server has stay out of the others altogether, rows, titles and code.
import type { Plugin } from "vite";

const TABLES = /src\/(?:shared\/routes|web\/pages\/more-pages|web\/lib\/page-titles)\.ts$/;
/** One line each, by the page's name. */
const ROWS = /^ {2}settings: .*\n/m;

export function rowsWithoutServer(): Plugin {
  return {
    name: "ludex-rows-without-server",
    transform: {
      order: "pre",
      filter: { id: TABLES },
      handler(code, id) {
        if (!ROWS.test(code)) throw new Error(`${id} has no line for a page that only the build without a server has`);
        return { code: code.replace(ROWS, "\n"), map: null };
      },
    },
  };
}
