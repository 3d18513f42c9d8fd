// The folder without a server, for files of tests. The build takes a minute and more: it is never waited for in a way that
// lets nothing else run (a worker that is silent is ended, test/support/end-if-stuck.ts), and files that need the same
// folder share one.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { RUN_DIRECTORY, temporaryDirectory } from "../../test/support/temporary-directory.ts";

/** How long a file waits for it: two are built at once, and a machine that others use, too, has been several times slower. */
export const BUILD_MS = 600_000;

const CHILD = join(import.meta.dirname, "build-folder-child.ts");

type Built = {
  folder: string;
  /** How many games of it people wrote, and how many there are. */
  written: number;
  all: number;
  /** All that the build printed. */
  said: string;
};

/** The folder for `base`, with `more` told to the build. It is every file's that asks for the same: nobody writes into it. */
export function buildFolder(base: string, more: readonly string[] = []): Promise<Built> {
  const name = createHash("sha256")
    .update(JSON.stringify([base, more]))
    .digest("hex")
    .slice(0, 16);
  const run = process.env[RUN_DIRECTORY];
  return build(join(run ?? temporaryDirectory(), `folder-${name}`), ["--base", base, ...more]);
}

/** A folder of this file's own, built where the variables of `env` are set. */
export function buildOwnFolder(base: string, env: Readonly<Record<string, string>>): Promise<Built> {
  return build(join(temporaryDirectory(), "folder"), ["--base", base], env);
}

async function build(folder: string, told: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const args = [CHILD, folder, ...told];
  const { stdout: said } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env } });
  const [, written = "", all = ""] = /(\d+) games that people wrote, (\d+) in all/.exec(said) ?? [];
  return { folder, written: Number(written), all: Number(all), said };
}
