// Documents that show one text of the hostile corpus each, as careless as asked for: written into the page as it is,
// inserted as markup, or sanitised by the app's own sanitiser; with or without the policy of the real server.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { build } from "vite";
import { HOSTILE, type Hostile } from "./hostile-markup.ts";

export type Way = "raw" | "inserted" | "sanitised";

export type ProbeServer = { base: string; close: () => Promise<void> };

const ROOT = join(import.meta.dirname, "../..");

/** `src/web/lib/sanitise-html.ts` as one script that leaves `ludex.sanitiseHtml` behind. */
async function bundleSanitiser(): Promise<string> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      lib: { entry: "src/web/lib/sanitise-html.ts", name: "ludex", formats: ["iife"] },
    },
  });
  const output = Array.isArray(result) ? result[0]?.output[0] : undefined;
  if (output?.type !== "chunk") throw new Error("the sanitiser could not be bundled");
  return output.code;
}

/** Inserts the text of the address through a policy that lets everything pass. */
const INSERT = `
const careless = trustedTypes.createPolicy("dompurify", { createHTML: (text) => text });
for (const { html } of JSON.parse(document.getElementById("texts").textContent)) {
  const place = document.createElement("div");
  document.body.append(place);
  place.innerHTML = careless.createHTML(html);
}`;

/** Inserts what the sanitiser made, and what comes of writing that out and reading it again, then looks at it. */
const SANITISE = `
const shown = document.createElement("main");
document.body.append(shown);
for (const { id, html } of JSON.parse(document.getElementById("texts").textContent)) {
  let markup = ludex.sanitiseHtml(html);
  for (let round = 0; round < 3; round += 1) {
    const place = document.createElement("div");
    shown.append(place);
    place.innerHTML = markup;
    markup = place.innerHTML;
  }
  console.debug("SEEN " + id);
}
const TAGS = new Set("DIV P BR B STRONG I EM U UL OL LI H3 H4 H5 BLOCKQUOTE CODE A".split(" "));
for (const element of shown.querySelectorAll("*")) {
  if (!TAGS.has(element.tagName)) console.debug("BAD tag " + element.outerHTML);
  const names = element.getAttributeNames();
  const allowed = element.tagName === "A" ? ["href", "target", "rel"] : [];
  if (names.some((name) => !allowed.includes(name))) console.debug("BAD attribute " + element.outerHTML);
  if (element.hasAttribute("href") && (!/^https?:$/.test(element.protocol) || element.rel !== "noopener noreferrer nofollow"))
    console.debug("BAD link " + element.outerHTML);
}`;

function documentOf(way: Way, texts: readonly Hostile[]): string {
  const head = "<!doctype html><meta charset=utf-8><title>probe</title>";
  if (way === "raw") return `${head}<body>${texts.map(({ html }) => html).join("")}`;
  const data = JSON.stringify(texts).replaceAll("<", String.raw`\u003c`);
  const scripts = (way === "inserted" ? ["insert"] : ["sanitiser", "sanitise"]).map(
    (name) => `<script src=/${name}.js></script>`,
  );
  return `${head}<body><script type="application/json" id=texts>${data}</script>${scripts.join("")}`;
}

/** A document without any policy of its own with `frames` frames, over which the texts are spread. */
function framesOf(way: Way, query: URLSearchParams): string {
  const ids = (query.get("ids") ?? "").split(",");
  const size = Math.ceil(ids.length / Number(query.get("frames")));
  const groups = Array.from({ length: Math.ceil(ids.length / size) }, (_, index) =>
    ids.slice(index * size, (index + 1) * size),
  );
  const frames = groups.map(
    (group) => `<iframe src="/${way}?ids=${group.join(",")}&policy=${query.get("policy")}"></iframe>`,
  );
  return `<!doctype html><title>frames</title>${frames.join("")}`;
}

/** Starts it. `policy` is the real server's, without what forbids frames. */
export async function startProbeServer(policy: string): Promise<ProbeServer> {
  const files = new Map([
    ["/insert.js", INSERT],
    ["/sanitise.js", SANITISE],
    ["/sanitiser.js", await bundleSanitiser()],
  ]);
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "/", "http://probe");
    const [way, query] = [url.pathname.slice(1), url.searchParams];
    const file = files.get(url.pathname);
    if (file !== undefined) return void response.setHeader("content-type", "text/javascript").end(file);
    response.setHeader("content-type", "text/html; charset=utf-8");
    const ids = new Set((query.get("ids") ?? "").split(",").map(Number));
    if (way !== "raw" && way !== "inserted" && way !== "sanitised") return void response.writeHead(404).end();
    if (query.has("frames")) return void response.end(framesOf(way, query));
    if (query.get("policy") === "on") response.setHeader("content-security-policy", policy);
    response.end(
      documentOf(
        way,
        HOSTILE.filter(({ id }) => ids.has(id)),
      ),
    );
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // A TCP server has an AddressInfo.
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
