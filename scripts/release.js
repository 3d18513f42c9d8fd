// `npm run release`: dist/release with the three ways to run Ludex, each as one file, and their checksums: the package for
// npx, the folder without a server, and the context of a container. Of what is committed, so that it can be made again.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { exitCodeOf } from "./child.js";
import { packApp } from "./package/pack-app.js";
import { ROOT } from "./runtime.js";

const OUT = join(ROOT, "dist", "release");
const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

function run(command, args) {
  const result = spawnSync(command, args, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
  const code = exitCodeOf(`${command} ${args[0]}`, result);
  if (code !== 0) process.exit(code);
  return result.stdout;
}

if (run("git", ["status", "--porcelain"]) !== "") {
  console.error("Something is not committed: a release is of what everybody can have.");
  process.exit(1);
}
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
packApp(["--out", OUT]);
const folder = join(OUT, "static");
run(process.execPath, ["scripts/run.js", "scripts/build-static.ts", "--out", folder]);
run("tar", ["-czf", join(OUT, `ludex-${version}-static.tar.gz`), "-C", folder, "."]);
rmSync(folder, { recursive: true });
const context = join(OUT, `ludex-${version}-container.tar.gz`);
run("git", ["archive", "--format=tar.gz", "--prefix=ludex/", "-o", context, "HEAD"]);
const sums = readdirSync(OUT)
  .toSorted()
  .map(
    (name) =>
      `${createHash("sha256")
        .update(readFileSync(join(OUT, name)))
        .digest("hex")}  ${name}\n`,
  );
writeFileSync(join(OUT, "SHA256SUMS"), sums.join(""));
process.stdout.write(`${OUT}\n${sums.join("")}`);
