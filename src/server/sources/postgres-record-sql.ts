// What the records in PostgreSQL are written with: each changes any number of rows at once.
export const SQL = {
  /** Source, keys, bodies, revision. Tells what it changed. */
  put: `
WITH given AS (SELECT * FROM unnest($2::bytea[], $3::text[]) AS given (key, body)),
written AS (
  INSERT INTO ludex.record (source, key, body, revision) SELECT $1, key, body, $4 FROM given
  ON CONFLICT (source, key) DO UPDATE SET body = excluded.body, revision = excluded.revision
    WHERE record.body <> excluded.body
)
SELECT
  count(*) FILTER (WHERE known.key IS NULL) AS added,
  count(*) FILTER (WHERE known.body <> given.body) AS changed,
  count(*) FILTER (WHERE known.body = given.body) AS same
FROM given LEFT JOIN ludex.record AS known ON known.source = $1 AND known.key = given.key`,
  /** Source, keys, revision. */
  drop: `
WITH dropped AS (DELETE FROM ludex.record WHERE source = $1 AND key = ANY ($2::bytea[]) RETURNING key),
noted AS (
  INSERT INTO ludex.gone (source, key, revision) SELECT $1, key, $3 FROM dropped
  ON CONFLICT (source, key) DO UPDATE SET revision = excluded.revision
) SELECT count(*) AS count FROM dropped`,
  /** Source. */
  forget: `
WITH records AS (DELETE FROM ludex.record WHERE source = $1 RETURNING 1),
sources AS (DELETE FROM ludex.source WHERE name = $1 RETURNING 1),
notes AS (DELETE FROM ludex.gone WHERE source = $1)
SELECT (SELECT count(*) FROM records) AS records, (SELECT count(*) FROM sources) AS sources`,
  /** Source, revision. */
  noteForgotten: `
INSERT INTO ludex.forgotten VALUES ($1, $2) ON CONFLICT (source) DO UPDATE SET revision = excluded.revision`,
  /** Source, credit where it is new, cursor, progress, time. */
  move: `
INSERT INTO ludex.source (name, credit, cursor, progress, taken_at) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (name) DO UPDATE SET cursor = excluded.cursor, progress = excluded.progress, taken_at = excluded.taken_at`,
  /** Of all sources. */
  status: `
SELECT name, credit, cursor, progress, taken_at,
  (SELECT count(*) FROM ludex.record WHERE record.source = name) AS records
FROM ludex.source ORDER BY name`,
  /** Sources, keys, ids, number. */
  keepIds: `
WITH kept AS (
  INSERT INTO ludex.game_id (source, key, id, number)
  SELECT source, key, id, $4 FROM unnest($1::text[], $2::bytea[], $3::bigint[]) AS given (source, key, id)
  ON CONFLICT (source, key) DO NOTHING RETURNING 1
) SELECT count(*) AS count FROM kept`,
} as const;
