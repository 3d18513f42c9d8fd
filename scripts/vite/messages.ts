// Vite plugin: puts the words of one language in place of `t("key")`. Plain words become strings where they stand;
// messages with places in them become functions, compiled from ICU MessageFormat. A visitor loads no catalogue of
// messages, nothing that reads one, and no word of another language.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import MessageFormat from "@messageformat/core";
import compileModule from "@messageformat/core/lib/compile-module.js";
import { parse } from "@messageformat/parser";
import { type ESTree, parseSync, type Plugin, Visitor } from "vite";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../src/shared/languages.ts";

type CallExpression = ESTree.CallExpression;
type Argument = CallExpression["arguments"][number];
type Messages = Readonly<Record<string, string>>;

const FOLDER = join(import.meta.dirname, "../../src/web/messages");
const IMPORT = /^import \{ t(?:, type MessageKey)? \} from "(?:#web\/lib|\.)\/t\.ts";$/m;
/** Marks the modules of this plugin, one a message; the zero byte keeps other plugins away from them. */
const MESSAGE = "virtual:message/";
/** What in index.html is words; it stands there in the default language. */
const DOCUMENT_KEYS = ["document.title", "document.description", "document.noscript"];

/** The messages of `language`; what nobody has translated yet is in the default language. */
function readMessages(language: Language): Messages {
  const read = (name: string) => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), "utf8")) as Messages;
  return { ...read(DEFAULT_LANGUAGE), ...read(language) };
}

/** The build's environment for one side of the app in one language: `client`, `clientEs`, `ssr`, `ssrEs`. */
export const environmentFor = (side: "client" | "ssr", language: Language): string =>
  language === DEFAULT_LANGUAGE ? side : `${side}${language.charAt(0).toUpperCase()}${language.slice(1)}`;

/** The language of an environment; the development server speaks the one that `LUDEX_LANGUAGE` names. */
function languageOf(environment: string): Language {
  const own = LANGUAGES.find((language) =>
    ["client" as const, "ssr" as const].some((side) => environmentFor(side, language) === environment),
  );
  const wanted = LANGUAGES.find((language) => language === process.env["LUDEX_LANGUAGE"]);
  return own === DEFAULT_LANGUAGE && wanted !== undefined ? wanted : (own ?? DEFAULT_LANGUAGE);
}

/** The source of a module whose default export is a function from values to words. */
function compile(text: string, language: Language): string {
  const module = compileModule(new MessageFormat(language), { m: text });
  return module
    .trim()
    .replace(/export default \{\s*m: /, "export default ")
    .replace(/\s*\}\s*;?\s*$/, ";");
}

/** The sources of the values that a call gives, by their names; undefined where it gives something else than a literal. */
function valuesOf(node: Argument | undefined, code: string): ReadonlyMap<string, string> | undefined {
  if (node?.type !== "ObjectExpression") return undefined;
  const values = node.properties.map((property): [string, string] | undefined =>
    property.type === "Property" && property.key.type === "Identifier"
      ? [property.key.name, code.slice(property.value.start, property.value.end)]
      : undefined,
  );
  return values.every((value) => value !== undefined) ? new Map(values) : undefined;
}

/** `text` with values in its places as one expression: `"Page " + (page)`; undefined where it has to choose among words. */
function concatenate(text: string, values: ReadonlyMap<string, string>): string | undefined {
  const parts = parse(text).map((token) => {
    if (token.type === "content") return JSON.stringify(token.value);
    const value = token.type === "argument" ? values.get(token.arg) : undefined;
    return value === undefined ? undefined : `(${value})`;
  });
  const isOnce = new Set(parts).size === parts.length;
  // Two values in front would be added up if they were numbers.
  return isOnce && parts.every((part) => part !== undefined) ? `("" + ${parts.join(" + ")})` : undefined;
}

/** The calls of `t` that hold no other. */
function callsIn(code: string): CallExpression[] {
  const calls: CallExpression[] = [];
  new Visitor({
    CallExpression: (call) => {
      if (call.callee.type === "Identifier" && call.callee.name === "t") calls.push(call);
    },
  }).visit(parseSync("module.tsx", code).program);
  const holds = (outer: CallExpression) => (inner: CallExpression) =>
    inner !== outer && inner.start >= outer.start && inner.end <= outer.end;
  return calls.filter((call) => !calls.some(holds(call)));
}

/** What takes the place of a call, and what it has to import. */
function wordsFor({ start, end, arguments: [key, given] }: CallExpression, code: string, words: Messages) {
  const text = key?.type === "Literal" ? words[String(key.value)] : undefined;
  if (key?.type !== "Literal" || text === undefined)
    throw new Error(`no message is called ${code.slice(start, end)}; the key must be written out`);
  const values = valuesOf(given, code);
  const plain = given === undefined ? JSON.stringify(text) : values && concatenate(text, values);
  if (plain !== undefined) return { words: plain, needed: "" };
  const name = `message_${String(key.value).replaceAll(/\W/g, "_")}`;
  return {
    words: `${name}(${given === undefined ? "" : code.slice(given.start, given.end)})`,
    needed: `import ${name} from ${JSON.stringify(MESSAGE + String(key.value))};`,
  };
}

/**
 * `code` with the words in place of its calls. What has to count or to choose is a function in a module of its own, which
 * imports what knows the plurals of the language.
 */
function withWords(code: string, words: Messages): string {
  const imports = new Set<string>();
  let filled = code;
  for (let calls = callsIn(code); calls.length > 0; calls = callsIn(filled)) {
    // From the end, so that the places of the others stay.
    for (const call of calls.toSorted((one, other) => other.start - one.start)) {
      const put = wordsFor(call, filled, words);
      imports.add(put.needed);
      filled = filled.slice(0, call.start) + put.words + filled.slice(call.end);
    }
  }
  // On the first line, because new ones would move those that errors name.
  return [...imports].join("") + filled.replace(IMPORT, "");
}

/** `html` with its words in another language. */
function translateDocument(html: string, language: Language): string {
  const [from, to] = [readMessages(DEFAULT_LANGUAGE), readMessages(language)];
  const translated = DOCUMENT_KEYS.reduce((text, key) => {
    const words = from[key] ?? "";
    if (!text.includes(words)) throw new Error(`index.html does not say “${words}”`);
    return text.replaceAll(words, to[key] ?? words);
  }, html);
  return translated.replace(`<html lang="${DEFAULT_LANGUAGE}"`, `<html lang="${language}"`);
}

export function messages(): Plugin[] {
  return [wordsInCode(), wordsInDocument()];
}

function wordsInCode(): Plugin {
  const known = new Map<Language, Messages>();
  const of = (language: Language): Messages => {
    const found = known.get(language) ?? readMessages(language);
    known.set(language, found);
    return found;
  };
  return {
    name: "ludex-messages",
    resolveId: (id) => (id.startsWith(MESSAGE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MESSAGE}`)) return undefined;
      const language = languageOf(this.environment.name);
      const code = compile(of(language)[id.slice(MESSAGE.length + 1)] ?? "", language);
      return { code, moduleSideEffects: false };
    },
    transform: {
      order: "pre",
      filter: { id: /src\/web\/.*\.tsx?$/, code: /\/t\.ts"/ },
      handler(code) {
        const language = languageOf(this.environment.name);
        return { code: withWords(code, of(language)), map: null };
      },
    },
    // In a build the page is translated below, where it is known in which one.
    transformIndexHtml: (html, { server }) =>
      server === undefined ? html : translateDocument(html, languageOf("client")),
    // The development server reads the words anew when they are edited.
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(FOLDER)) return;
      known.clear();
      for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
      server.ws.send({ type: "full-reload" });
    },
  };
}

/** Translates the built page: after the bundler has written it, before the service worker takes its copy. */
function wordsInDocument(): Plugin {
  return {
    name: "ludex-messages-document",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const language = languageOf(this.environment.name);
      const page = bundle["index.html"];
      if (language === DEFAULT_LANGUAGE || page?.type !== "asset") return;
      page.source = translateDocument(String(page.source), language);
    },
  };
}
