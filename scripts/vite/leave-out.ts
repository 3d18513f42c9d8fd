// Vite plugins that leave out of the app for browsers what only the server reads of a table that both have.
import type { Plugin } from "vite";

const APP = /src\/web\/.*\.tsx?$/;

type LeftOut = {
  /** Names the plugin, and the file of it, which an error leads to. */
  name: string;
  /** The path of the table. */
  table: RegExp;
  /** The table's text without it. */
  without: (code: string) => string;
  /** How the app would read what is not there. */
  read: RegExp;
};

/** A build that reads what was left out ends with an error. */
export function leaveOut({ name, table, without, read }: LeftOut): Plugin {
  return {
    name: `ludex-${name}`,
    apply: "build",
    applyToEnvironment: ({ config }) => config.consumer === "client",
    transform: {
      order: "pre",
      filter: { id: [table, APP] },
      handler(code, id) {
        if (table.test(id)) return { code: without(code), map: null };
        const [found] = read.exec(code) ?? [];
        if (found !== undefined) throw new Error(`${id} reads “${found}”, which scripts/vite/${name}.ts left out`);
        return undefined;
      },
    },
  };
}
