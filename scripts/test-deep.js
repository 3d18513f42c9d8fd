// `npm run test:deep`: what `npm test` does, with every corpus, width and matrix whole and with the tests that take long;
// then the main paths in two other engines, and the server under kills, faults and load. Before a release, and after a
// change to what reads addresses, draws pictures or keeps the process alive.
import { runLane } from "./lane.js";

const SOAK_MINUTES = "10";

process.exit(
  await runLane({
    environment: { LUDEX_LANE: "deep" },
    more: [
      { name: "other browsers", file: "scripts/test-other-browsers.js", args: [] },
      { name: "chaos", file: "bench/run.ts", args: ["chaos"] },
      { name: "soak", file: "bench/run.ts", args: ["soak", "--minutes", SOAK_MINUTES] },
    ],
  }),
);
