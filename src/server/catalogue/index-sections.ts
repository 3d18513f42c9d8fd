// The arrays of the search's index as they lie in the catalogue's file, each in parts: SQLite gives a value only whole, and a
// server that answers meanwhile stands still for as long as sixteen megabytes take.
import type { Steps } from "#server/search/steps.ts";
import type { CatalogueDatabase } from "./database.ts";
import type { Statements } from "./statements.ts";

/** Read in one or two milliseconds. */
const PART_BYTES = 256 * 1024;

/** Asked of the database for all sections, and for a part of one. */
export const ALL_SECTIONS =
  "SELECT name, count(*) AS parts, sum(length(bytes)) AS length FROM index_section GROUP BY name";
export const ONE_PART = "SELECT bytes FROM index_section WHERE name = ? AND part = ?";

/** Writes them one by one; a section need not be there any more when the next is made. */
export function writeSections(db: CatalogueDatabase, sections: Iterable<[string, Uint8Array]>): void {
  const insert = db.prepare("INSERT INTO index_section (name, part, bytes) VALUES (?, ?, ?)");
  for (const [name, bytes] of sections) {
    for (let part = 0; part === 0 || part * PART_BYTES < bytes.length; part += 1) {
      insert.run(name, part, bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES));
    }
  }
}

/** Gives an array of so many bytes. */
type Room = (length: number) => Uint8Array;
const ownRoom: Room = (length) => new Uint8Array(length);

type Section = { name: string; parts: number; length: number };

function* readSection(statements: Statements, { name, parts, length }: Section, room: Room) {
  const whole = room(length);
  for (let part = 0; part < parts; part += 1) {
    // A blob, by the table; the part was counted.
    whole.set(statements.get(ONE_PART, name, part)?.["bytes"] as Uint8Array, part * PART_BYTES);
    yield;
  }
  return whole;
}

/** All of them, by name, each in what `room` gives for it. */
export function* readSections(statements: Statements, room = ownRoom): Steps<Map<string, Uint8Array>> {
  const sections = new Map<string, Uint8Array>();
  for (const { name, parts, length } of statements.all(ALL_SECTIONS)) {
    const section = { name: String(name), parts: Number(parts), length: Number(length) };
    sections.set(section.name, yield* readSection(statements, section, room));
  }
  return sections;
}
