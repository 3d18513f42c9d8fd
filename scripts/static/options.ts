// What `npm run build:static` can be told.
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

const USUAL = join(import.meta.dirname, "../../dist/static");

/**
 * `base` is the path that the folder will lie below on its host, with a slash at both ends; `outDir` where it is built: a
 * relative one is taken from `directory`, the bundler would take it from its own. Throws for what is no path.
 */
export function readOptions(args: readonly string[], directory: string): { base: string; outDir: string } {
  const options = { base: { type: "string", default: "/" }, out: { type: "string" } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const base = `/${values.base.replaceAll(/^\/+|\/+$/g, "")}/`.replace("//", "/");
  if (!/^\/(?:[\w.~-]+\/)*$/.test(base)) throw new Error(`--base must be a path such as /ludex/, not ${values.base}`);
  return { base, outDir: values.out === undefined ? USUAL : resolve(directory, values.out) };
}
