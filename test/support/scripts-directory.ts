// A directory with the scripts of the repository, a build tool and an npm of its own, so that they can be run for real.
import { chmodSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { temporaryDirectory } from "./temporary-directory.ts";

const SCRIPTS = join(import.meta.dirname, "../../scripts");
const LANGUAGES = join(import.meta.dirname, "../../src/shared/languages.ts");
/** Notes what it has built, once for all languages, and writes what the build takes elsewhere; waits, or fails, while a file says so. */
const VITE = `
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
while (existsSync("held")) await new Promise((resolve) => setTimeout(resolve, 20));
if (existsSync("broken")) process.exit(3);
const isFirst = process.env.BUILD_LANGUAGE === "en";
const end = isFirst ? "" : "-" + process.env.BUILD_LANGUAGE;
for (const folder of ["web" + end + "/.vite", "web" + end + "/assets", "server" + end])
  mkdirSync("dist/" + folder, { recursive: true });
writeFileSync("dist/web" + end + "/.vite/manifest.json", "{}");
writeFileSync("dist/web" + end + "/assets/app" + end + ".js", "");
if (isFirst) appendFileSync("built", readFileSync("src/web/app.ts"));
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
  cpSync(LANGUAGES, join(root, "src/shared/languages.ts"));
  put("package.json", '{ "type": "module" }');
  put("package-lock.json", "{}");
  put("node_modules/vite/package.json", '{ "type": "module", "bin": { "vite": "vite.js" } }');
  put("node_modules/vite/vite.js", VITE);
  put("src/web/app.ts", "A");
  // Names no face that would have to be cut.
  put("src/web/styles/fonts.css", "");
  putNpm("");
  const environment = () => ({ ...process.env, PATH: `${join(root, "bin")}${delimiter}${process.env["PATH"]}` });
  return { root, put, putNpm, environment };
}
