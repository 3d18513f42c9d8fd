// Makes an answer the bytes that are sent: JSON with our own pictures under absolute addresses.
import { itemText } from "./kept-items.ts";

/** Keys that an address of a picture or video may have. */
const ADDRESS_KEYS: ReadonlySet<string> = new Set(
  "image background_image background_image_additional image_background preview thumbnail 480 720 max".split(" "),
);

/**
 * How a value that begins with a slash stands behind its key in JSON text. Inside a text every quotation mark has a
 * backslash before it, and behind the end of one comes no slash, so that this is always a key's.
 */
const BEHIND_KEY = '":"/';
const VALUE_AT = BEHIND_KEY.indexOf("/");

/**
 * `json` with `base` before the root-relative addresses under the known keys. Looked for by what they all have in common: an
 * expression that names the keys is tried at every quotation mark.
 */
function underBase(json: string, base: string): string {
  let written = "";
  let done = 0;
  for (let at = json.indexOf(BEHIND_KEY); at !== -1; at = json.indexOf(BEHIND_KEY, at + VALUE_AT)) {
    const isRootRelative = json.charAt(at + BEHIND_KEY.length) !== "/";
    if (!isRootRelative || !ADDRESS_KEYS.has(json.slice(json.lastIndexOf('"', at - 1) + 1, at))) continue;
    written += json.slice(done, at + VALUE_AT) + base;
    done = at + VALUE_AT;
  }
  return written + json.slice(done);
}

const isList = (body: unknown): body is { results: readonly unknown[] } =>
  typeof body === "object" && body !== null && "results" in body && Array.isArray(body.results);

function resultsText(results: readonly unknown[], base: string, write: (value: unknown) => string): string {
  let text = "";
  for (const item of results) text += (text === "" ? "" : ",") + itemText(item, base, write);
  return `"results":[${text}]`;
}

/** JSON text of `body`; root-relative addresses under the known keys begin with `base` (`https://host`). */
export function serialize(body: unknown, base: string): string {
  // A function that JSON.stringify would call for every value makes it ten times as slow.
  const inText = JSON.stringify(base).slice(1, -1);
  const write = (value: unknown) => underBase(JSON.stringify(value), inText);
  if (!isList(body)) return write(body);
  // Put together by adding: what is joined from a list is copied once for the list, and once more for the whole.
  let text = "";
  for (const [name, value] of Object.entries(body)) {
    const field = name === "results" ? resultsText(body.results, base, write) : write({ [name]: value }).slice(1, -1);
    // What is undefined is left out.
    if (field !== "") text += (text === "" ? "" : ",") + field;
  }
  return `{${text}}`;
}
