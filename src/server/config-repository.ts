// Where the code lives: as the operator says, else as package.json says, else nowhere. Only web addresses come out.
import { z } from "zod";

/** `REPOSITORY_URL` as it stands in the environment. */
export const RepositoryUrl = z
  .url({ protocol: /^https$/, error: "must be an https address", abort: true })
  .refine((text) => {
    const url = URL.parse(text);
    return url !== null && url.username === "" && url.password === "";
  }, "must be an address such as https://git.example.org/games/ludex, without credentials")
  .transform((text) => new URL(text).href)
  .optional();

/** npm's short forms; a bare `owner/name` is GitHub's. */
const FORGES = new Map([
  ["github", "https://github.com"],
  ["gitlab", "https://gitlab.com"],
  ["bitbucket", "https://bitbucket.org"],
  ["gist", "https://gist.github.com"],
]);
const SHORT_FORM = /^(?:(\w+):)?([\w.-]+(?:\/[\w.-]+)*)$/;
/** `git@host:owner/name.git`, as git itself writes it. */
const SECURE_COPY_FORM = /^(?:ssh:\/\/)?git@([\w.-]+)[:/]([\w./-]+)$/;

/** The web address of a repository whose address is meant for git. */
function pageOf(address: string): string {
  const [, host, path] = SECURE_COPY_FORM.exec(address) ?? [];
  if (host !== undefined) return `https://${host}/${path}`;
  return address.replace(/^git\+(?=https?:)/, "").replace(/^git:/, "https:");
}

function readAddress(text: string): string | undefined {
  const [, host = "github", path = ""] = SHORT_FORM.exec(text) ?? [];
  const isShort = FORGES.has(host) && (host === "gist" ? path !== "" : path.includes("/"));
  const url = URL.parse((isShort ? `${FORGES.get(host)}/${path}` : pageOf(text)).replace(/\.git(?=$|#)/, ""));
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  return url !== null && isWeb && url.username === "" && url.password === "" ? url.href : undefined;
}

const Manifest = z.object({
  repository: z.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)]),
});

/**
 * The address of the code for people: `configured` (the operator's), else what `manifest`, the content of package.json,
 * names as its repository in any of npm's forms. Undefined where neither names a web address.
 */
export function repositoryOf(configured: string | undefined, manifest: unknown): string | undefined {
  if (configured !== undefined) return configured;
  const read = Manifest.safeParse(manifest);
  return read.success ? readAddress(read.data.repository.trim()) : undefined;
}
