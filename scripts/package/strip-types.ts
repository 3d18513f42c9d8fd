// What runs inside `node_modules` may not be TypeScript: Node strips types everywhere but there. The package holds the
// server's own files without their types, each line where it was, under the names that JavaScript has.
import { stripTypeScriptTypes } from "node:module";

/** A file of the project in an import, or named beside the one that starts it as a process. */
const NAMED = /(\bfrom\s+|\bimport\s+|\bimport\(\s*|\bnew URL\(\s*)"([^"\n]+)\.ts"/g;

/** `text` of a TypeScript module as JavaScript. Throws where its types are more than something to leave out. */
export function stripTypes(text: string): string {
  return stripTypeScriptTypes(text).replaceAll(NAMED, '$1"$2.js"');
}
