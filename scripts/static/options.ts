// What `npm run build:static` can be told.
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

const USUAL = join(import.meta.dirname, "../../dist/static");

type Options = { base: string; outDir: string; site: string | undefined };

/** The address of the folder at `origin`; throws for what is none of a site. */
function siteAt(origin: string, base: string): string {
  const site = URL.parse(origin);
  const isSite = site !== null && /^https?:$/.test(site.protocol) && `${site.origin}/` === site.href;
  if (!isSite) throw new Error(`--origin must be an address such as https://example.org, not ${origin}`);
  return site.origin + base.slice(0, -1);
}

/**
 * `base` is the path that the folder will lie below on its host, with a slash at both ends; `outDir` where it is built: a
 * relative one is taken from `directory`, the bundler would take it from its own; `site` the whole address, without a slash
 * at its end, where `--origin` gives the host's. Throws for what is no path or no address.
 */
export function readOptions(args: readonly string[], directory: string): Options {
  const options = {
    base: { type: "string", default: "/" },
    out: { type: "string" },
    origin: { type: "string" },
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  const base = `/${values.base.replaceAll(/^\/+|\/+$/g, "")}/`.replace("//", "/");
  if (!/^\/(?:[\w.~-]+\/)*$/.test(base)) throw new Error(`--base must be a path such as /ludex/, not ${values.base}`);
  return {
    base,
    outDir: values.out === undefined ? USUAL : resolve(directory, values.out),
    site: values.origin === undefined ? undefined : siteAt(values.origin, base),
  };
}
