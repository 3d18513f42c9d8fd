// Two versions of Ludex over the same games, asked in turns: what each question costs the one and the other server in
// processor time, which a busy machine lengthens for both alike.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Pool } from "undici";
import { filterQuestions } from "../filters.ts";
import { workedMs } from "../process-time.ts";
import { startServer, untilQuiet } from "../server.ts";
import { quantile, round } from "../statistics.ts";
import type { Typed } from "./typed.ts";

const START_LIMIT_MS = 300_000;
type Version = Awaited<ReturnType<typeof startVersion>>;

async function startVersion(stateDirectory: string, checkout?: string) {
  const server = await startServer(
    { DATA_DIRECTORY: stateDirectory, ANSWER_CACHE_MB: "0" },
    { startLimitMs: START_LIMIT_MS, checkout },
  );
  await untilQuiet(server);
  const pool = new Pool(server.address, { connections: 1 });
  return {
    ask: async (path: string): Promise<{ ms: number; cpuMs: number }> => {
      const [worked, began] = [workedMs(server.pid), performance.now()];
      const { statusCode, body } = await pool.request({ path, method: "GET" });
      await body.arrayBuffer();
      if (statusCode !== 200) throw new Error(`${path}: ${statusCode}`);
      return { ms: performance.now() - began, cpuMs: workedMs(server.pid) - worked };
    },
    [Symbol.asyncDispose]: async () => {
      await pool.close();
      await server[Symbol.asyncDispose]();
    },
  };
}

async function compare(kind: string, paths: readonly string[], [one, other]: readonly [Version, Version]) {
  const taken: { before: number; now: number; ms: number }[] = [];
  for (const [at, path] of paths.entries()) {
    // Whoever comes second finds the machine's caches full of the first one's: they take turns in that, too.
    const isFirst = at % 2 === 0;
    const early = await (isFirst ? one : other).ask(path);
    const late = await (isFirst ? other : one).ask(path);
    const [before, now] = isFirst ? [early, late] : [late, early];
    taken.push({ before: before.cpuMs, now: now.cpuMs, ms: now.ms });
  }
  const [before, now, ms] = (["before", "now", "ms"] as const).map((name) => taken.map((each) => each[name]));
  const at = (times: readonly number[] | undefined, share: number) => round(quantile(times ?? [], share));
  return {
    kind,
    asked: paths.length,
    "before p50, CPU ms": at(before, 0.5),
    "now p50": at(now, 0.5),
    "before p99": at(before, 0.99),
    "now p99": at(now, 0.99),
    "share, p50": round(quantile(now ?? [], 0.5) / quantile(before ?? [], 0.5)),
    "by the clock p50 / p99, ms": `${at(ms, 0.5)} / ${at(ms, 0.99)}`,
  };
}

/**
 * Prints what titles of each kind, lists and counts cost a server of the built `checkout` and of this version. Both must
 * have been measured once with as many games, so that each has its database.
 */
export async function compareTurns(stateDirectory: string, checkout: string, typed: readonly Typed[]): Promise<void> {
  const theirs = join(checkout, stateDirectory.slice(stateDirectory.indexOf(".cache")));
  if (!existsSync(theirs)) throw new Error(`${theirs} is missing: run the benchmark there first`);
  await using before = await startVersion(theirs, checkout);
  await using now = await startVersion(stateDirectory);
  const versions = [before, now] as const;
  const rows: object[] = [];
  const search = (text: string) => `/api/games?search=${encodeURIComponent(text)}&page_size=9`;
  const filters = filterQuestions().map((question) => ({ list: `/api/games?${question}`, question }));
  // Once for nothing: a server that has just started compiles while it answers.
  for (const { texts } of typed)
    for (const text of texts.slice(0, texts.length / 2))
      for (const version of versions) await version.ask(search(text));
  for (const { kind, texts } of typed)
    rows.push(await compare(kind, texts.slice(texts.length / 2).map(search), versions));
  rows.push(
    await compare(
      "list by filters",
      filters.map(({ list }) => list),
      versions,
    ),
  );
  rows.push(
    await compare(
      "counts",
      filters.map(({ question }) => `/api/games/facets?${question}`),
      versions,
    ),
  );
  console.table(rows);
}
