// `npm run test:deep`: what `npm test` leaves out. The tests that take long, and those that take a corpus, width or matrix in
// shares, with all of it; then the app without a server, the main paths in two other engines, and the server under kills,
// faults and load. After `npm test`, before a release, and after a change to what reads addresses, draws pictures or keeps the
// process alive. `-- --shared` runs of it the tests of several servers over Redis, PostgreSQL and nginx alone.
import { parseArgs } from "node:util";
import { deepTestFiles, sharedTestFiles } from "./deep-files.js";
import { aloneStep, runLane } from "./lane.js";

const SOAK_MINUTES = "3";

const environment = { LUDEX_LANE: "deep" };
const WHOLE = {
  environment,
  only: { unitFiles: deepTestFiles(), browserArgs: ["--grep", "@deep"] },
  more: [
    aloneStep,
    { name: "other browsers", file: "scripts/test-other-browsers.js", args: [] },
    { name: "chaos", file: "bench/run.ts", args: ["chaos"] },
    { name: "soak", file: "bench/run.ts", args: ["soak", "--minutes", SOAK_MINUTES] },
  ],
};

const { values } = parseArgs({ options: { shared: { type: "boolean", default: false } } });
process.exit(await runLane(values.shared ? { environment, only: { unitFiles: sharedTestFiles() } } : WHOLE));
