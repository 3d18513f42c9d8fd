// PostgreSQL, with pg_trgm and with tsvector: a cluster of its own in a temporary directory, asked through one session of
// psql, which says how long each answer took.
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

/** All words, the last as a prefix; a word that no title has stands for those that are one letter away from it. */
const TSVECTOR = [
  `ALTER TABLE game ADD COLUMN words tsvector
    GENERATED ALWAYS AS (to_tsvector('simple', name || ' ' || others)) STORED`,
  "ALTER TABLE game ALTER COLUMN words SET STATISTICS 1000",
  "CREATE INDEX game_words ON game USING gin (words)",
  "CREATE TABLE word AS SELECT word FROM ts_stat('SELECT words FROM game')",
  "CREATE UNIQUE INDEX word_word ON word (word)",
  `CREATE TABLE deletion AS SELECT word, rest FROM word CROSS JOIN LATERAL (
    SELECT word AS rest UNION SELECT left(word, at - 1) || substr(word, at + 1) FROM generate_series(1, length(word)) at
  ) each WHERE length(word) BETWEEN 4 AND 30 AND word ~ '^[[:alnum:]]+$'`,
  "CREATE INDEX deletion_rest ON deletion (rest)",
  "ANALYZE",
  `CREATE FUNCTION nearby(typed text, is_last boolean) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT CASE
      WHEN is_last AND EXISTS (SELECT FROM word WHERE word >= typed AND word < typed || chr(1114111)) THEN typed || ':*'
      WHEN EXISTS (SELECT FROM word WHERE word = typed) THEN typed
      ELSE coalesce((SELECT '(' || string_agg(DISTINCT word, ' | ') || ')' FROM deletion WHERE rest = ANY (ARRAY(
        SELECT typed UNION SELECT left(typed, at - 1) || substr(typed, at + 1) FROM generate_series(1, length(typed)) at
      ))), typed) END $$`,
  `CREATE FUNCTION find(typed text) RETURNS SETOF text LANGUAGE plpgsql STABLE AS $$
    DECLARE question tsquery;
    BEGIN
      SELECT string_agg(nearby(each, at = amount), ' & ')::tsquery INTO question FROM (
        SELECT hit[1] AS each, row_number() OVER () AS at, count(*) OVER () AS amount
        FROM regexp_matches(lower(typed), '[[:alnum:]]+', 'g') hit) words;
      -- Planned for these words: frequent ones are met soon in the order of rank, rare ones are looked up.
      RETURN QUERY EXECUTE 'SELECT slug FROM game WHERE words @@ $1 ORDER BY rank LIMIT ${RESULTS}' USING question;
    END $$`,
];

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

/** The lines of an answer, and the time that psql says it took. */
function timed(ask: (sql: string) => Promise<string[]>, sql: (text: string) => string): Engine["ask"] {
  return async (text) => {
    const answer = await ask(sql(text));
    const time = answer.find((line) => line.startsWith("Time: "));
    return { slugs: answer.filter((line) => line !== time), ms: Number(time?.split(" ")[1]) };
  };
}

function trigrams(text: string): string {
  const title = "(name || ' ' || others)";
  return `SELECT slug FROM game WHERE ${quoted(text)} <% ${title}
    ORDER BY word_similarity(${quoted(text)}, ${title}) DESC, similarity(${quoted(text)}, name) DESC, added DESC LIMIT ${RESULTS}`;
}

/** Both ways to ask it. Nothing where PostgreSQL 15 is not installed. Disposing stops the cluster and removes it. */
export async function startPostgres(
  titles: readonly Title[],
): Promise<({ engines: Engine[] } & AsyncDisposable) | undefined> {
  if (!existsSync(join(BIN, "initdb"))) return undefined;
  const directory = mkdtempSync(join(tmpdir(), "ludex-bench-postgres-"));
  if (isRoot()) spawnSync("chown", ["postgres", directory]);
  const data = join(directory, "data");
  run(join(BIN, "initdb"), "-D", data, "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C.UTF-8");
  const settings = `-p ${PORT} -k ${directory} -c listen_addresses= -c shared_buffers=512MB -c work_mem=64MB -c maintenance_work_mem=512MB -c fsync=off -c max_parallel_workers_per_gather=0`;
  run(join(BIN, "pg_ctl"), "-D", data, "-w", "-l", join(directory, "log"), "-o", settings, "start");
  const psql = spawn(
    ...asOwner(join(BIN, "psql"), ["-h", directory, "-p", PORT, "-U", "postgres", "-AtqX", "-v", "ON_ERROR_STOP=1"]),
    {
      cwd: "/",
    },
  );
  // What goes wrong is seen, and does not fill a pipe that nobody reads.
  psql.stderr.pipe(process.stderr);
  const stop = async () => {
    psql.stdin.end();
    run(join(BIN, "pg_ctl"), "-D", data, "-m", "fast", "-w", "stop");
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    const ask = openSession(psql);
    let began = performance.now();
    const since = () => (performance.now() - began) / 1000;
    const size = async (...tables: string[]) => {
      const sum = tables.map((table) => `pg_total_relation_size('${table}')`).join(" + ");
      return `${(await ask(`SELECT pg_size_pretty(${sum})`))[0] ?? ""}, on disk`;
    };
    await load(directory, ask, titles);
    const first = { name: "PostgreSQL 15, pg_trgm", buildS: since(), memory: await size("game") };
    began = performance.now();
    for (const statement of TSVECTOR) await ask(statement);
    const second = { name: "PostgreSQL 15, tsvector and deletions", buildS: since() };
    const memory = await size("game", "word", "deletion");
    await ask("\\timing on\nSELECT 1");
    return {
      engines: [
        { ...first, ask: timed(ask, trigrams) },
        { ...second, memory, ask: timed(ask, (text) => `SELECT find(${quoted(text)})`) },
      ],
      [Symbol.asyncDispose]: stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
