// Records in a PostgreSQL that several servers share. Whoever changes records holds the revision's row until it is done: so
// revisions are seen in their order, and whoever has all up to one of them has missed nothing (`records-mirror.ts`).
import type { Ask } from "#server/database/migrations.ts";
import type { Postgres } from "#server/database/postgres.ts";
import { SQL } from "./postgres-record-sql.ts";
import type { KeptId, RecordStore, SourceCredit, SourceStatus, Taken } from "./record-store.ts";
import type { SourceRecord } from "./source-record.ts";

type Row = Record<string, unknown>;

const ROWS_AT_ONCE = 1000;
const IDS_AT_ONCE = 10_000;

const keyOf = (key: string): Buffer => Buffer.from(key, "utf8");
const keyIn = (bytes: unknown): string => (bytes instanceof Uint8Array ? Buffer.from(bytes).toString("utf8") : "");
// What was written here is read as what it was.
const recordIn = (row: Row): SourceRecord => JSON.parse(String(row["body"])) as SourceRecord;
const parsed = (text: unknown): unknown => (typeof text === "string" ? JSON.parse(text) : undefined);
/** A text that its feed alone understands, as JSON: it may hold what PostgreSQL's texts cannot. */
const cursorIn = (row: Row | undefined) => parsed(row?.["cursor"]) as string | undefined; // As above.
const namedOnly = (source: string) => JSON.stringify({ name: source } satisfies SourceCredit);

/** Has the revision's row until the step is over, and gives what it will be if something changes. */
async function nextRevision(ask: Ask): Promise<number> {
  const [row] = await ask(
    `SELECT greatest(value, (SELECT value FROM ludex.counter WHERE name = 'begun')) + 1 AS next
     FROM ludex.counter WHERE name = 'revision' FOR UPDATE`,
  );
  return Number(row?.["next"]);
}

const raiseTo = (ask: Ask, revision: number) =>
  ask("UPDATE ludex.counter SET value = $1 WHERE name = 'revision'", [revision]);

/** Says that there is something new to build from, though no record has changed. */
export async function raiseRevision(postgres: Postgres): Promise<void> {
  await postgres.inOneStep(async (ask) => await raiseTo(ask, await nextRevision(ask)));
}

/** A statement can write a row once only: what comes again is for the next round. */
function rounds(records: readonly { key: string; body: string }[]): Map<string, string>[] {
  const made: Map<string, string>[] = [];
  for (const { key, body } of records) {
    const free = made.find((round) => !round.has(key));
    if (free === undefined) made.push(new Map([[key, body]]));
    else free.set(key, body);
  }
  return made;
}

const prepare = (records: readonly SourceRecord[]) =>
  rounds(records.map((record) => ({ key: record.key, body: JSON.stringify(record) })));

type Step = { ask: Ask; source: string; revision: number };

async function putAll({ ask, source, revision }: Step, prepared: readonly Map<string, string>[]): Promise<Taken> {
  const taken: Taken = { added: 0, changed: 0, same: 0, gone: 0 };
  for (const round of prepared) {
    const values = [source, [...round.keys()].map(keyOf), [...round.values()], revision];
    const [row] = await ask(SQL.put, values);
    for (const kind of ["added", "changed", "same"] as const) taken[kind] += Number(row?.[kind]);
  }
  return taken;
}

async function dropAll({ ask, source, revision }: Step, keys: readonly string[]): Promise<number> {
  if (keys.length === 0) return 0;
  const [row] = await ask(SQL.drop, [source, keys.map(keyOf), revision]);
  return Number(row?.["count"]);
}

const statusIn = (row: Row): SourceStatus => ({
  source: String(row["name"]),
  credit: JSON.parse(String(row["credit"])) as SourceCredit, // As above.
  records: Number(row["records"]),
  cursor: cursorIn(row),
  progress: parsed(row["progress"]) as SourceStatus["progress"], // As above.
  takenAt: row["taken_at"] === null ? undefined : Number(row["taken_at"]),
});

const idIn = (row: Row): KeptId => ({
  source: String(row["source"]),
  key: keyIn(row["key"]),
  id: Number(row["id"]),
});

/** The records in `postgres`, which is closed by whoever opened it. */
export function createPostgresRecordStore(postgres: Postgres, now: () => number = Date.now): RecordStore {
  /** One step that may change records of `source`. */
  const changing = <T>(source: string, work: (step: Step) => Promise<T>, isLong = false): Promise<T> =>
    postgres.inOneStep(async (ask) => await work({ ask, source, revision: await nextRevision(ask) }), { isLong });

  return {
    take: async (source, { records, gone, cursor, progress }) => {
      const prepared = prepare(records);
      return await changing(source, async (step) => {
        const taken = await putAll(step, prepared);
        taken.gone = await dropAll(step, gone);
        const place = [JSON.stringify(cursor), JSON.stringify(progress), now()];
        await step.ask(SQL.move, [source, namedOnly(source), ...place]);
        if (taken.added + taken.changed + taken.gone > 0) await raiseTo(step.ask, step.revision);
        return taken;
      });
    },
    put: async (source, records) => {
      const prepared = prepare(records);
      return await changing(source, async (step) => {
        const taken = await putAll(step, prepared);
        await step.ask("INSERT INTO ludex.source (name, credit) VALUES ($1, $2) ON CONFLICT DO NOTHING", [
          source,
          namedOnly(source),
        ]);
        if (taken.added + taken.changed > 0) await raiseTo(step.ask, step.revision);
        return taken;
      });
    },
    drop: (source, keys) =>
      changing(source, async (step) => {
        const gone = await dropAll(step, keys);
        if (gone > 0) await raiseTo(step.ask, step.revision);
        return gone;
      }),
    credit: async (source, credit) => {
      await postgres.ask(
        "INSERT INTO ludex.source (name, credit) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET credit = excluded.credit",
        [source, JSON.stringify(credit)],
      );
    },
    cursor: async (source) => {
      const [row] = await postgres.ask("SELECT cursor FROM ludex.source WHERE name = $1", [source]);
      return cursorIn(row);
    },
    get: async (source, key) => {
      const values = [source, keyOf(key)];
      const [row] = await postgres.ask("SELECT body FROM ludex.record WHERE source = $1 AND key = $2", values);
      return row === undefined ? undefined : recordIn(row);
    },
    getAll: async (source, keys) => {
      const values = [source, keys.map(keyOf)];
      const rows = await postgres.ask(
        "SELECT body FROM ludex.record WHERE source = $1 AND key = ANY ($2::bytea[])",
        values,
      );
      return rows.map(recordIn);
    },
    async *records(source) {
      let last: unknown = Buffer.alloc(0);
      for (;;) {
        const rows = await postgres.ask(
          "SELECT key, body FROM ludex.record WHERE source = $1 AND key > $2 ORDER BY key LIMIT $3",
          [source, last, ROWS_AT_ONCE],
        );
        if (rows.length > 0) yield rows.map(recordIn);
        if (rows.length < ROWS_AT_ONCE) return;
        last = rows.at(-1)?.["key"];
      }
    },
    status: async () => (await postgres.ask(SQL.status)).map(statusIn),
    forget: (source) =>
      changing(
        source,
        async ({ ask, revision }) => {
          const [row] = await ask(SQL.forget, [source]);
          const records = Number(row?.["records"]);
          if (records + Number(row?.["sources"]) === 0) return 0;
          await ask(SQL.noteForgotten, [source, revision]);
          await raiseTo(ask, revision);
          return records;
        },
        true,
      ),
    async *ids() {
      let last: unknown[] = ["", Buffer.alloc(0)];
      for (;;) {
        const rows = await postgres.ask(
          "SELECT source, key, id FROM ludex.game_id WHERE (source, key) > ($1, $2) ORDER BY source, key LIMIT $3",
          [...last, ROWS_AT_ONCE],
        );
        if (rows.length > 0) yield rows.map(idIn);
        if (rows.length < ROWS_AT_ONCE) return;
        last = [rows.at(-1)?.["source"], rows.at(-1)?.["key"]];
      }
    },
    keepIds: (ids) =>
      postgres.inOneStep(
        async (ask) => {
          // Whoever has all up to a number has missed none, as with revisions.
          const [row] = await ask("SELECT value + 1 AS next FROM ludex.counter WHERE name = 'ids' FOR UPDATE");
          let kept = 0;
          for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
            const part = ids.slice(from, from + IDS_AT_ONCE);
            const columns = [
              part.map(({ source }) => source),
              part.map(({ key }) => keyOf(key)),
              part.map(({ id }) => id),
            ];
            const [counted] = await ask(SQL.keepIds, [...columns, row?.["next"]]);
            kept += Number(counted?.["count"]);
          }
          if (kept > 0) await ask("UPDATE ludex.counter SET value = value + 1 WHERE name = 'ids'");
        },
        { isLong: true },
      ),
    revision: async () => {
      const [row] = await postgres.ask("SELECT value FROM ludex.counter WHERE name = 'revision'");
      return Number(row?.["value"] ?? 0);
    },
    close: async () => undefined,
  };
}
