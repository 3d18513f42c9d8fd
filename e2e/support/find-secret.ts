// Looks for a secret in anything, however it may be written: as it is, in addresses, JSON, HTML, hexadecimal, base64 or backwards.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { DatabaseSync } from "node:sqlite";

/** Base64 looks different for each place in a group of three bytes; the edges depend on the neighbours. */
function base64Spellings(secret: string): string[] {
  return [0, 1, 2].flatMap((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), Buffer.from(secret)]).toString("base64");
    const core = text.slice(shift === 0 ? 0 : 4, Math.floor(((shift + secret.length) * 8) / 24) * 4);
    return [core, core.replaceAll("+", "-").replaceAll("/", "_")];
  });
}

/** Everything that would be `secret` in another spelling, in lower case where case does not matter. */
export function spellingsOf(secret: string): string[] {
  const html = secret.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
  const all = [
    secret,
    encodeURIComponent(secret),
    encodeURI(secret),
    JSON.stringify(secret).slice(1, -1),
    html,
    Buffer.from(secret).toString("hex"),
    Array.from(secret).toReversed().join(""),
    [...Buffer.from(secret)].map((byte) => `%${byte.toString(16)}`).join(""),
    ...base64Spellings(secret),
  ];
  return [...new Set(all)];
}

/** The names of what holds one of `secrets`, in any spelling. */
export function holdersOf(secrets: readonly string[], things: ReadonlyMap<string, Buffer | string>): string[] {
  const needles = secrets.flatMap(spellingsOf);
  const lower = needles.map((needle) => needle.toLowerCase());
  return [...things].flatMap(([name, content]) => {
    const text = typeof content === "string" ? content : content.toString("latin1");
    const small = text.toLowerCase();
    const found = needles.find((needle, index) => text.includes(needle) || small.includes(lower[index] ?? needle));
    return found === undefined ? [] : [`${name} holds ${found}`];
  });
}

/** Every file below `directory` under its path: a file's name is looked at as well as its bytes. */
export function filesBelow(directory: string): Map<string, Buffer> {
  const paths = readdirSync(directory, { recursive: true, encoding: "utf8" }).map((path) => join(directory, path));
  return new Map(
    paths.map((path) => [
      path,
      Buffer.concat([Buffer.from(path), statSync(path).isFile() ? readFileSync(path) : Buffer.alloc(0)]),
    ]),
  );
}

/** What the tables of the databases below `directory` hold, with what is compressed in them laid open. */
export function rowsBelow(directory: string): Map<string, string> {
  const databases = [...filesBelow(directory).keys()].filter((path) => path.endsWith(".sqlite"));
  return new Map(databases.map((path) => [`rows of ${path}`, rowsOf(path)]));
}

function rowsOf(path: string): string {
  const db = new DatabaseSync(path, { readOnly: true });
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%'").all();
  const rows = tables.flatMap(({ name }) => db.prepare(`SELECT * FROM "${String(name)}"`).all());
  db.close();
  return rows.flatMap((row) => Object.values(row).map(layOpen)).join("\n");
}

function layOpen(value: unknown): string {
  if (!(value instanceof Uint8Array)) return String(value);
  try {
    return zstdDecompressSync(value).toString();
  } catch {
    return Buffer.from(value).toString("latin1");
  }
}
