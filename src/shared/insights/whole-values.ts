// Reads an object out of JSON that is broken or breaks off: every value in it that is whole, and nothing else. It never
// completes a text and never makes one out of what stands between texts: that would be a title that nobody wrote.
import { isQuote, isTrusted, readQuotedText } from "./quoted-text.ts";

/** `end` is where reading stopped. `isBroken`: something else than the end is missing, or is there too much. */
export type WholeValues = { value: unknown; end: number; isBroken: boolean };

/** `key` is that of the value which comes next; undefined where none is expected. */
type Frame = { isList: boolean; items: unknown[]; entries: Map<string, unknown>; key: string | undefined };

/** What stood before: a text can begin only where a value or a key may. */
type Before = "opener" | "separator" | "value" | "junk";

/** Nothing that is asked for lies deeper; what does is not worth following. */
const DEPTH_MAX = 32;
const BLANK = /\s+|\/\/[^\n]*|\/\*[\s\S]{0,512}?\*\//y;
const BARE = /[^\s{}[\],:"“”`\\]+/y;
const COLON_NEXT = /\s*:/y;
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const CONSTANTS: ReadonlySet<string> = new Set(["true", "false", "null", "True", "False", "None"]);
const NAME = /^[A-Za-z_]\w*$/;
/** Wherever these stand in what is broken, they are the outermost object's. */
const SECTIONS: ReadonlySet<string> = new Set(["recommendations", "tricks"]);

function matchAt(pattern: RegExp, source: string, index: number): string {
  pattern.lastIndex = index;
  return pattern.exec(source)?.[0] ?? "";
}

class Reader {
  readonly #source: string;
  #at: number;
  #before: Before = "opener";
  #isOnNewLine = false;
  #isBroken = false;
  #hasValue = false;
  readonly #open: Frame[] = [];
  #root: Frame | undefined;

  constructor(source: string, start: number) {
    this.#source = source;
    this.#at = start;
  }

  read(): WholeValues | undefined {
    do {
      this.#skipBlank();
      if (this.#at >= this.#source.length || !this.#step()) break;
    } while (this.#open.length > 0);
    if (this.#root === undefined || (!this.#hasValue && this.#open.length > 0)) return undefined;
    const value = this.#valueOf(this.#root);
    return { value, end: this.#at, isBroken: this.#isBroken };
  }

  #skipBlank(): void {
    for (let blank = this.#blank(); blank !== ""; blank = this.#blank()) {
      this.#at += blank.length;
      if (blank.includes("\n")) this.#isOnNewLine = true;
      if (blank.startsWith("/")) this.#isBroken = true;
    }
  }

  #blank(): string {
    return matchAt(BLANK, this.#source, this.#at);
  }

  /** Reads what comes next; false when nothing whole can follow. */
  #step(): boolean {
    const char = this.#source.charAt(this.#at);
    const isTextNext = isQuote(this.#source, this.#at) && this.#canBegin();
    let goesOn = true;
    if (isTextNext) goesOn = this.#text();
    else if (char === "{" || char === "[") goesOn = this.#enter(char === "[");
    else if (char === "}" || char === "]") this.#leave(char === "]");
    else if (char === "," || char === ":") this.#separate(char);
    else goesOn = this.#bare();
    this.#isOnNewLine = false;
    return goesOn;
  }

  #canBegin(): boolean {
    if (this.#before === "junk") return false;
    if (this.#before !== "value") return true;
    this.#isBroken = true;
    return this.#isOnNewLine || /[\]}]\s*$/.test(this.#source.slice(Math.max(0, this.#at - 8), this.#at));
  }

  #text(): boolean {
    const read = readQuotedText(this.#source, this.#at);
    if (read === undefined) return false;
    if (read.text === undefined || this.#source.charAt(this.#at) !== '"') this.#isBroken = true;
    this.#at = read.end;
    if (matchAt(COLON_NEXT, this.#source, this.#at) === "") this.#add(read.text);
    else this.#setKey(read.text);
    this.#before = "value";
    return true;
  }

  /** A name, number or constant; everything else is no value. A number may go on where the text breaks off. */
  #bare(): boolean {
    const word = matchAt(BARE, this.#source, this.#at);
    // An escape outside of a text is the rest of one; the mark that it escapes begins none.
    this.#at += word === "" ? (this.#source.charAt(this.#at) === "\\" ? 2 : 1) : word.length;
    if (this.#at >= this.#source.length) return false;
    const isKnown = this.#before !== "junk" && this.#before !== "value";
    if (isKnown && NAME.test(word) && matchAt(COLON_NEXT, this.#source, this.#at) !== "") {
      this.#isBroken = true;
      this.#setKey(word);
      this.#before = "value";
    } else if (isKnown && (NUMBER.test(word) || CONSTANTS.has(word))) {
      this.#add(NUMBER.test(word) ? Number(word) : null);
      this.#before = "value";
    } else {
      this.#isBroken = true;
      this.#before = "junk";
    }
    return true;
  }

  #separate(char: string): void {
    const top = this.#open.at(-1);
    if (this.#before !== "value") this.#isBroken = true;
    // A key without a value: what follows is not its.
    if (char === "," && top !== undefined) top.key = undefined;
    this.#at += 1;
    this.#before = "separator";
  }

  #enter(isList: boolean): boolean {
    if (this.#open.length === DEPTH_MAX) return false;
    const frame: Frame = { isList, items: [], entries: new Map(), key: undefined };
    if (this.#root === undefined) this.#root = frame;
    else this.#add(frame);
    this.#open.push(frame);
    this.#at += 1;
    this.#before = "opener";
    return true;
  }

  /** A bracket that closes nothing is stepped over; one that is missing is closed with what it stands in. */
  #leave(isList: boolean): void {
    const isOpen = this.#open.at(-1)?.isList === isList;
    if (this.#before === "separator") this.#isBroken = true;
    if (isOpen) {
      this.#open.pop();
      this.#hasValue = true;
    } else this.#isBroken = true;
    this.#at += 1;
    this.#before = "value";
  }

  #add(value: unknown): void {
    const top = this.#open.at(-1);
    if (top === undefined) return;
    if (value !== undefined && !(typeof value === "object" && value !== null)) this.#hasValue = true;
    if (top.isList) {
      if (value !== undefined) top.items.push(value);
      return;
    }
    if (top.key === undefined) this.#isBroken = true;
    else if (top.entries.has(top.key)) this.#isBroken = true;
    else if (value !== undefined) top.entries.set(top.key, value);
    top.key = undefined;
  }

  /** A key in a list says that the list's end is missing. */
  #setKey(key: string | undefined): void {
    const isList = () => this.#open.at(-1)?.isList === true;
    if (isList()) this.#isBroken = true;
    while (this.#open.length > 1 && isList()) this.#open.pop();
    if (this.#isBroken && key !== undefined && SECTIONS.has(key)) this.#open.splice(1);
    const top = this.#open.at(-1);
    if (top !== undefined) top.key = key;
  }

  #valueOf(value: unknown): unknown {
    if (typeof value === "string") return this.#isBroken && !isTrusted(value) ? undefined : value;
    if (typeof value !== "object" || value === null) return value;
    const { isList, items, entries } = value as Frame;
    if (isList) return items.map((item) => this.#valueOf(item)).filter((item) => item !== undefined);
    return Object.fromEntries([...entries].map(([key, item]) => [key, this.#valueOf(item)]));
  }
}

/** The object that begins with the brace at `start`. Undefined when nothing in it is whole. */
export function readWholeValues(source: string, start: number): WholeValues | undefined {
  return new Reader(source, start).read();
}
