// A directory with the scripts of the repository, a build tool and an npm of its own, so that they can be run for real.
import { chmodSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { temporaryDirectory } from "./temporary-directory.ts";

const SCRIPTS = join(import.meta.dirname, "../../scripts");
/** Notes what it has built; waits, or fails, while a file says so. */
const VITE = `
import { appendFileSync, existsSync, readFileSync } from "node:fs";
while (existsSync("held")) await new Promise((resolve) => setTimeout(resolve, 20));
if (existsSync("broken")) process.exit(3);
appendFileSync("built", readFileSync("src/web/app.ts"));
`;

export type ScriptsDirectory = {
  root: string;
  put: (path: string, content: string) => void;
  /** `npm` of it is the shell script `content`. */
  putNpm: (content: string) => void;
  /** What its scripts are run with. */
  environment: () => NodeJS.ProcessEnv;
};

export function createScriptsDirectory(): ScriptsDirectory {
  const root = temporaryDirectory();
  const put = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  const putNpm = (content: string) => {
    put("bin/npm", `#!/bin/sh\n${content}`);
    chmodSync(join(root, "bin", "npm"), 0o755);
  };
  cpSync(SCRIPTS, join(root, "scripts"), { recursive: true });
  put("package.json", '{ "type": "module" }');
  put("package-lock.json", "{}");
  put("node_modules/vite/package.json", '{ "type": "module", "bin": { "vite": "vite.js" } }');
  put("node_modules/vite/vite.js", VITE);
  put("src/web/app.ts", "A");
  putNpm("");
  const environment = () => ({ ...process.env, PATH: `${join(root, "bin")}${delimiter}${process.env["PATH"]}` });
  return { root, put, putNpm, environment };
}
