// Cuts the bytes of a CSV file into its records before anything reads them, so that no record is longer than it may be:
// a quote that nobody closes would make one record of the rest of the file.
import { Transform } from "node:stream";
import type { BrokenRow } from "./table-row.ts";

const [NEWLINE, COMMA, QUOTE] = [0x0a, 0x2c, 0x22];
const LINE_END = Buffer.from("\n");
/** A file with more open quotes than this is no CSV; each of them costs a second look at a record's length. */
const OPEN_QUOTES_MAX = 200;
/** So many lines stand in no cell that is meant to have them. */
const LINES_MAX = 400;

type State = "field starts" | "plain" | "quoted" | "quote in quoted";

/** What comes after `byte`: a quote opens a field only where the field starts, and two of them inside are one. */
function next(state: State, byte: number): State {
  if (state === "quoted") return byte === QUOTE ? "quote in quoted" : "quoted";
  if (byte === QUOTE && state !== "plain") return "quoted";
  return byte === COMMA || byte === NEWLINE ? "field starts" : "plain";
}

/** Passes on whole records of at most `most` bytes. `refuse` hears of the others, whose lines stay as empty lines. */
export function boundRecords(most: number, refuse: (row: BrokenRow) => void): Transform {
  let state: State = "field starts";
  let record: Buffer[] = [];
  let size = 0;
  let line = 1;
  let lines = 0;
  let isOver = false;
  let openQuotes = 0;

  const begin = () => {
    [state, record, size, lines, isOver] = ["field starts", [], 0, 0, false];
  };
  const keep = (part: Buffer) => {
    size += part.length;
    if (size <= most) record.push(part);
    else isOver = true;
  };
  /** Ends the record that `record` holds, its line end included. */
  const end = (out: Buffer[]) => {
    if (isOver) {
      refuse({ line, problem: `is longer than ${Math.round(most / 1024)} KB` });
      out.push(...Array.from({ length: lines }, () => LINE_END));
    } else out.push(...record);
    line += lines;
    begin();
  };

  const read = (chunk: Buffer, out: Buffer[]): void => {
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      const wasQuoted = state === "quoted";
      state = next(state, byte);
      if (byte !== NEWLINE) continue;
      lines += 1;
      if (!wasQuoted) {
        keep(chunk.subarray(start, at + 1));
        start = at + 1;
        end(out);
      } else if (size + at + 1 - start > most || lines > LINES_MAX) {
        keep(chunk.subarray(start, at + 1));
        start = at + 1;
        giveUpQuote(out);
      }
    }
    keep(chunk.subarray(start));
  };

  /** Refuses the line in which a quote was opened, and reads what stands after it again. */
  const giveUpQuote = (out: Buffer[]) => {
    openQuotes += 1;
    if (openQuotes > OPEN_QUOTES_MAX) throw new Error("is no CSV: its quotes do not fit together");
    const held = Buffer.concat(record);
    refuse({ line, problem: "opens a quote that is never closed" });
    out.push(LINE_END);
    const dropped = lines;
    line += 1;
    begin();
    const after = held.indexOf(NEWLINE) + 1;
    const isWhole = after > 0 && held.subarray(after).at(-1) === NEWLINE;
    if (after > 0) read(held.subarray(after), out);
    if (isWhole || dropped === 0) return;
    // The line that went beyond the limit is not held: it is refused with it.
    isOver = true;
    lines = 1;
    end(out);
  };

  const flushTo = (push: (part: Buffer) => void, run: (out: Buffer[]) => void, done: (error?: Error) => void) => {
    const out: Buffer[] = [];
    try {
      run(out);
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    if (out.length > 0) push(Buffer.concat(out));
    done();
  };

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      flushTo(
        (part) => this.push(part),
        (out) => read(chunk, out),
        done,
      );
    },
    flush(done) {
      flushTo(
        (part) => this.push(part),
        (out) => {
          // A record at the end may have no line end; one whose quote is still open is read line by line.
          if (state === "quoted" && lines > 0) giveUpQuote(out);
          if (size > 0) end(out);
        },
        done,
      );
    },
  });
}
