// PostgreSQL with pg_trgm: a cluster of its own in a temporary directory, asked through one session of psql, which says
// how long each answer took.
import { execFileSync, spawn, spawnSync, type ChildProcessWithoutNullStreams } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Engine, Title } from "./engine.ts";

const BIN = "/usr/lib/postgresql/15/bin";
const PORT = "4529";
const RESULTS = 9;
const END = "-- end of answer --";

const isRoot = () => process.getuid?.() === 0;

/** A server refuses to run as root; there it runs as the user that Debian's package makes. */
function asOwner(program: string, args: readonly string[]): [string, string[]] {
  return isRoot() ? ["runuser", ["-u", "postgres", "--", program, ...args]] : [program, [...args]];
}

function run(program: string, ...args: readonly string[]): string {
  return execFileSync(...asOwner(program, args), { encoding: "utf8", cwd: "/", stdio: ["ignore", "pipe", "pipe"] });
}

const quoted = (text: string): string => `'${text.replaceAll("\0", "").replaceAll("'", "''")}'`;
const cell = (text: string): string => text.replaceAll("\\", "\\\\").replaceAll(/[\t\n\r]/g, " ");

/** One session: a question in, the lines of its answer out. */
function openSession(psql: ChildProcessWithoutNullStreams) {
  const lines = createInterface({ input: psql.stdout })[Symbol.asyncIterator]();
  return async (sql: string): Promise<string[]> => {
    psql.stdin.write(`${sql};\n\\echo ${END}\n`);
    const answer: string[] = [];
    for (;;) {
      const { value, done } = await lines.next();
      if (done === true) throw new Error("psql ended");
      if (value === END) return answer;
      answer.push(value);
    }
  };
}

async function load(
  directory: string,
  ask: (sql: string) => Promise<string[]>,
  titles: readonly Title[],
): Promise<void> {
  const file = join(directory, "titles.tsv");
  writeFileSync(
    file,
    titles
      .map(
        ({ rank, slug, name, others, added }) => `${rank}\t${cell(slug)}\t${cell(name)}\t${cell(others)}\t${added}\n`,
      )
      .join(""),
  );
  chmodSync(file, 0o644);
  await ask("CREATE EXTENSION pg_trgm");
  await ask("CREATE TABLE game (rank int PRIMARY KEY, slug text, name text, others text, added int)");
  await ask(`COPY game FROM ${quoted(file)}`);
  await ask("CREATE INDEX game_name ON game USING gin ((name || ' ' || others) gin_trgm_ops)");
  await ask("ANALYZE game");
}

/** Nothing where PostgreSQL 15 is not installed. Disposing stops the cluster and removes it. */
export async function startPostgres(titles: readonly Title[]): Promise<(Engine & AsyncDisposable) | undefined> {
  if (!existsSync(join(BIN, "initdb"))) return undefined;
  const directory = mkdtempSync(join(tmpdir(), "ludex-bench-postgres-"));
  if (isRoot()) spawnSync("chown", ["postgres", directory]);
  const data = join(directory, "data");
  run(join(BIN, "initdb"), "-D", data, "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C.UTF-8");
  const settings = `-p ${PORT} -k ${directory} -c listen_addresses= -c shared_buffers=512MB -c work_mem=64MB -c maintenance_work_mem=512MB -c fsync=off -c max_parallel_workers_per_gather=0`;
  run(join(BIN, "pg_ctl"), "-D", data, "-w", "-l", join(directory, "log"), "-o", settings, "start");
  const psql = spawn(...asOwner(join(BIN, "psql"), ["-h", directory, "-p", PORT, "-U", "postgres", "-AtqX"]), {
    cwd: "/",
  });
  const stop = async () => {
    psql.stdin.end();
    run(join(BIN, "pg_ctl"), "-D", data, "-m", "fast", "-w", "stop");
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    const ask = openSession(psql);
    const began = performance.now();
    await load(directory, ask, titles);
    const buildS = (performance.now() - began) / 1000;
    const size = (await ask("SELECT pg_size_pretty(pg_total_relation_size('game'))"))[0] ?? "";
    await ask("\\timing on\nSELECT 1");
    return {
      name: "PostgreSQL 15, pg_trgm",
      buildS,
      memory: `${size}, on disk`,
      ask: async (text) => {
        const title = "(name || ' ' || others)";
        const answer = await ask(`SELECT slug FROM game WHERE ${quoted(text)} <% ${title}
          ORDER BY word_similarity(${quoted(text)}, ${title}) DESC, similarity(${quoted(text)}, name) DESC, added DESC LIMIT ${RESULTS}`);
        const time = answer.find((line) => line.startsWith("Time: "));
        return { slugs: answer.filter((line) => line !== time), ms: Number(time?.split(" ")[1]) };
      },
      [Symbol.asyncDispose]: stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
