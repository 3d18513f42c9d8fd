// The program as one file of the package, and how it becomes a folder again; pack.system.test.ts runs what is in it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { beforeEach, describe, expect, it } from "vitest";
import { temporaryDirectory } from "../../test/support/temporary-directory.ts";
import { archiveProgram } from "./archive.ts";
import { stripTypes } from "./strip-types.ts";
import { programFolder } from "./unpack.ts";

const ROOT = join(import.meta.dirname, "../..");
const FILES = { "package.json": "{}", "src/deep/down/here.js": "export {};", "data/umlaut-ä.toml": "a = 1\n" };
/** The user who owns nothing, for whoever runs the tests as root, whom no folder keeps out. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const READ_ONLY = 0o555;
const READABLE = 0o755;
const FOR_ALL = 0o777;
const AN_HOUR = 3600;

function programOf(files: Record<string, string>): string {
  const folder = temporaryDirectory();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

let home = "";
let name = "";

/** A package with its archive, and sharp where npm puts it. */
beforeEach(async () => {
  home = join(temporaryDirectory(), "node_modules", "ludex");
  mkdirSync(home, { recursive: true });
  symlinkSync(join(ROOT, "node_modules", "sharp"), join(home, "..", "sharp"));
  name = (await archiveProgram(programOf(FILES), home)).replace(".tar.zst", "");
});

const filesIn = (folder: string) =>
  Object.fromEntries(Object.keys(FILES).map((file) => [file, readFileSync(join(folder, file), "utf8")]));
const inHome = () => readdirSync(home).toSorted();

/** Unpacks as somebody who may not write into the package's folder. */
async function unpackAsStranger(data: string): Promise<string> {
  const code = `import("${join(home, "unpack.js")}").then(async ({ programFolder }) =>
    console.log(await programFolder(${JSON.stringify(home)}, ${JSON.stringify(data)})))`;
  const child = spawn(process.execPath, ["--eval", code], { ...NOBODY, cwd: "/", stdio: ["ignore", "pipe", "pipe"] });
  const [said, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return said.trim() || errors;
}

describe("[B-03] the program in one file", () => {
  it("[B-03] the same files make the same archive, others one of another name", async () => {
    const [first, second] = [temporaryDirectory(), temporaryDirectory()];
    expect(await archiveProgram(programOf(FILES), first)).toBe(`${name}.tar.zst`);
    expect(await archiveProgram(programOf({ ...FILES, "package.json": "[]" }), second)).not.toBe(`${name}.tar.zst`);
    const [own] = readdirSync(first);
    expect(readFileSync(join(first, own ?? "")).equals(readFileSync(join(home, `${name}.tar.zst`)))).toBe(true);
  });

  it("[B-03] is unpacked beside it, once, and as new as the moment", async () => {
    const before = Date.now() - 2000;
    const program = await programFolder(home, temporaryDirectory());
    expect(program).toBe(join(home, name));
    expect(filesIn(program)).toEqual(FILES);
    // By its time browsers ask whether a file is another one than that of the version before.
    expect(statSync(join(program, "package.json")).mtimeMs).toBeGreaterThan(before);
    writeFileSync(join(program, "package.json"), "changed");
    expect(await programFolder(home, temporaryDirectory())).toBe(program);
    expect(readFileSync(join(program, "package.json"), "utf8")).toBe("changed");
    expect(inHome()).toEqual([name, `${name}.tar.zst`]);
  });

  it("[B-03] several starts at once unpack one whole program", async () => {
    const programs = await Promise.all(Array.from({ length: 4 }, () => programFolder(home, temporaryDirectory())));
    expect(new Set(programs)).toEqual(new Set([join(home, name)]));
    expect(filesIn(join(home, name))).toEqual(FILES);
    expect(inHome()).toEqual([name, `${name}.tar.zst`]);
  });

  it("[B-03] what a start that was cut off has left goes; what may be another start's stays", async () => {
    const [old, young] = [`${name}.old.tmp`, `${name}.young.tmp`];
    for (const each of [old, young]) mkdirSync(join(home, each));
    const then = Date.now() / 1000 - AN_HOUR;
    utimesSync(join(home, old), then, then);
    await programFolder(home, temporaryDirectory());
    expect(inHome()).toEqual([name, `${name}.tar.zst`, young]);
  });

  it("[B-03] a broken archive leaves nothing that would be taken for a program", async () => {
    const archive = join(home, `${name}.tar.zst`);
    writeFileSync(archive, readFileSync(archive).subarray(0, 80));
    const data = temporaryDirectory();
    await expect(programFolder(home, data)).rejects.toThrow();
    expect([inHome(), readdirSync(data)]).toEqual([[`${name}.tar.zst`], []]);
  });

  it("[B-03] without its archive an unpacked one is found, and without both it is said", async () => {
    const other = join(temporaryDirectory(), "package");
    await programFolder(home);
    mkdirSync(other);
    await expect(programFolder(other)).rejects.toThrow(`there is no program in ${other}`);
    cpSync(join(home, name), join(other, name), { recursive: true });
    expect(await programFolder(other)).toBe(join(other, name));
  });
});

describe("[B-03] where the package may not be written to", () => {
  let data = "";

  beforeEach(() => {
    // As the package holds it: beside what it needs.
    const unpack = readFileSync(join(import.meta.dirname, "unpack.ts"), "utf8");
    writeFileSync(join(home, "unpack.js"), stripTypes(unpack));
    writeFileSync(join(home, "package.json"), '{ "type": "module" }');
    symlinkSync(join(ROOT, "node_modules", "modern-tar"), join(home, "..", "modern-tar"));
    data = join(temporaryDirectory(), "ludex-data");
    // The tests' own folders are nobody else's otherwise, nor is the one of the whole run.
    for (let each = dirname(home); each !== dirname(each); each = dirname(each)) {
      if ("uid" in NOBODY && (statSync(each).mode & READABLE) !== READABLE) chmodSync(each, READABLE);
    }
    chmodSync(join(data, ".."), FOR_ALL);
    chmodSync(home, READ_ONLY);
    return () => chmodSync(home, FOR_ALL);
  });

  it("[B-03] the program lies beside the data, finds what npm has installed, and an older one goes", async () => {
    mkdirSync(join(data, "program-0123"), { recursive: true });
    mkdirSync(join(data, "pictures"));
    chmodSync(data, FOR_ALL);
    const program = join(data, name);
    expect(await unpackAsStranger(data)).toBe(program);
    expect(filesIn(program)).toEqual(FILES);
    expect(readlinkSync(join(program, "node_modules"))).toBe(dirname(home));
    expect(readdirSync(data).toSorted()).toEqual(["pictures", name]);
    expect(inHome()).not.toContain(name);
  });

  it("[B-03] it goes on where the package has moved to another folder", async () => {
    const program = join(data, name);
    await unpackAsStranger(data);
    const link = join(program, "node_modules");
    rmSync(link);
    symlinkSync("/nowhere", link);
    expect(await unpackAsStranger(data)).toBe(program);
    expect(readlinkSync(link)).toBe(dirname(home));
  });

  it("[B-03] an administrator's is used as it is", async () => {
    chmodSync(home, FOR_ALL);
    await programFolder(home);
    chmodSync(home, READ_ONLY);
    expect(await unpackAsStranger(data)).toBe(join(home, name));
  });

  it("[B-03] where nothing can be written it is said why", async () => {
    chmodSync(join(data, ".."), READ_ONLY);
    expect(await unpackAsStranger(data)).toMatch(/EACCES.*ludex-data/);
    chmodSync(join(data, ".."), FOR_ALL);
  });
});
