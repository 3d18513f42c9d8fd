// The scripts that stand inside the built page, as the policy names them: by the hash of what the build wrote. Nothing
// else inside a document is ever executed.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Sources for `script-src`, one for each inline script of `index.html` in `directory`; none where nothing is built. The pages
 * of all languages carry the same, which hold no words. */
export function inlineScriptSources(directory: string | undefined): string[] {
  const path = directory === undefined ? undefined : join(directory, "index.html");
  if (path === undefined || !existsSync(path)) return [];
  const scripts = readFileSync(path, "utf8").matchAll(/<script>([^<]*)<\/script>/g);
  return [...scripts].map(([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
}
