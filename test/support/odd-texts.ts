// Texts that something between an address and a database might trip over, percent-encoded: the big list of naughty
// strings, bytes that are no text, and what full-text searches, paths, templates and parsers of numbers dislike.
import naughtyStrings from "big-list-of-naughty-strings/blns.json" with { type: "json" };

/** Percent-encoded bytes that are no UTF-8, or that something on the way may read twice. */
const RAW =
  "%FF %C3%28 %ED%A0%80 %ED%B0%80x %C0%80 %F4%90%80%80 %00 a%00b % %E %zz %25%30%30 %2F %2e%2e%2f %5C %0D%0A %250d%250a".split(
    " ",
  );
/** What a full-text search, a path, a template or a parser of numbers might trip over. */
const OWN = [
  ...'\' " ` * ** a* *a a*b "a "a" a"b ( ) (( )) a( NEAR( NEAR(a,b) a-b -a +a ^a a:b {a} {a}:b a~ | || & && ! AND OR NOT'.split(
    " ",
  ),
  "\uD800",
  "\uDC00x",
  "a AND b",
  "a OR",
  "NOT a",
  "NEAR(a b, 5)",
  'name : "a"',
  "a^2 + b",
  "1e309",
  "-0",
  "0x7fffffff",
  "9".repeat(400),
  "1,2,3",
  "1.5",
  "null",
  "[object Object]",
  "2020-13-45,2021-99-99",
  "a\u0301".repeat(50),
  "\u202Ea\u202C",
  "\uFFFF",
];
/** All of them, as they stand in an address. */
export const ODD_TEXTS: readonly string[] = [
  ...new Set([...[...naughtyStrings, ...OWN].map((text) => encodeURIComponent(text.toWellFormed())), ...RAW]),
];
/** Long ones are for a few places each: they cost time and differ in nothing but length. */
export const LONG_TEXTS: readonly string[] = [
  "a".repeat(7900),
  "%F0%9F%8E%AE".repeat(600),
  "a".repeat(10_240),
  "%20".repeat(2600),
  "(".repeat(4000),
  "%22*".repeat(1500),
];
