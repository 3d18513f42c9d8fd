import type { Plugin } from "vite";

const SQLITE = /[\\/]sqlite-wasm[\\/]dist[\\/]index\.mjs$/;
/** How the package names the workers that it starts for databases in files; the bundler makes files of the folder of them. */
const WORKERS = /new URL\("sqlite3-(?:opfs-async-proxy\.js|worker1\.mjs)", import\.meta\.url\)/g;
const KNOWN = 2;

/**
 * Leaves out of the folder without a server what SQLite has for databases in files: 250 KB that every visitor would keep for
 * visits without a network. The catalogue lies in memory, and `open-database.ts` says so to the package.
 */
export function sqliteInMemory(): Plugin {
  return {
    name: "sqlite-in-memory",
    transform: {
      filter: { id: SQLITE },
      handler(code) {
        const found = code.match(WORKERS)?.length ?? 0;
        if (found !== KNOWN) this.error(`SQLite names ${found} workers instead of ${KNOWN}`);
        return code.replaceAll(WORKERS, 'new URL("about:blank")');
      },
    },
  };
}
