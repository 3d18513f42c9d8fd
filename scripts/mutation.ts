// `npm run mutation -- titles`: changes the code of a folder in some hundred ways, one at a time, and counts how many of
// these mutants make a test fail. Without a name it says which there are.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOMS } from "./mutation/rooms.ts";
import type { SampleOptions } from "./mutation/sample.ts";

const ROOT = join(import.meta.dirname, "..");
/** Installed when it is asked for: it brings 163 packages that nobody needs who starts or changes Ludex. */
const TESTER_VERSION = "10.1.1";
const TESTER = ["@stryker-mutator/core", "@stryker-mutator/vitest-runner"];
const OUTPUT = ".cache/mutation";

const { positionals, values } = parseArgs({
  options: { sample: { type: "string", default: "300" }, seed: { type: "string", default: "1" } },
  allowPositionals: true,
});
const [name = ""] = positionals;
const room = ROOMS[name];
if (room === undefined) {
  console.error(`npm run mutation -- NAME [--sample 300] [--seed 1]\nNAME is one of ${Object.keys(ROOMS).join(", ")}.`);
  process.exit(1);
}
if (!TESTER.every((packageName) => versionOf(packageName) === TESTER_VERSION)) installTester();
const optionsFile = join(ROOT, OUTPUT, `${name}-options.json`);
mkdirSync(join(ROOT, OUTPUT), { recursive: true });
const draw = { size: Number(values.sample), seed: values.seed, hasTables: room.hasTables === true };
writeFileSync(optionsFile, JSON.stringify(testerOptions(room.code, draw)));
console.log('The table counts as "errors" what is not in the sample.');
process.exitCode = run(process.execPath, ["node_modules/@stryker-mutator/core/bin/stryker.js", "run", optionsFile]);

/** Beside the packages of the lock file, which stays as it is; `npm ci` takes it away again. */
function installTester(): void {
  console.log(`Installing Stryker ${TESTER_VERSION} …`);
  const packages = TESTER.map((packageName) => `${packageName}@${TESTER_VERSION}`);
  const code = run("npm", ["install", "--no-save", "--ignore-scripts", "--loglevel=error", ...packages]);
  if (code !== 0) process.exit(code);
}

function versionOf(packageName: string): string | undefined {
  const manifest = join(ROOT, "node_modules", packageName, "package.json");
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")).version : undefined;
}

function run(file: string, args: string[]): number {
  const { error, status } = spawnSync(file, args, {
    cwd: ROOT,
    env: { ...process.env, MUTATION_ROOM: name },
    stdio: "inherit",
  });
  if (error !== undefined) console.error(error.message);
  return status ?? 1;
}

function testerOptions(code: string, sample: SampleOptions) {
  return {
    plugins: ["@stryker-mutator/vitest-runner", "./scripts/mutation/sample.ts"],
    checkers: ["sample"],
    sample,
    testRunner: "vitest",
    vitest: { configFile: "scripts/mutation/vitest.config.ts", related: false },
    mutate: [code, "!**/*.test.ts"],
    coverageAnalysis: "perTest",
    concurrency: 2,
    // Generous, because a busy machine is no mutant; loops without an end are told by the count of their turns.
    timeoutMS: 60_000,
    // Stryker rewrites a tsconfig.json through an interface that TypeScript 7 has no more; nothing here needs it.
    tsconfigFile: "none.json",
    ignorePatterns: [".cache", ".runtime", ".ludex", "dist", "test-results", "playwright-report"],
    tempDirName: `${OUTPUT}/sandbox`,
    reporters: ["clear-text", "json", "progress-append-only"],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: `${OUTPUT}/${name}.json` },
    warnings: { unknownOptions: false, slow: false },
  };
}
