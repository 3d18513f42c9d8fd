#!/usr/bin/env node
// Serves Ludex from this package. Everything it writes goes into one folder, beside which a newer package can be started.
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
// Whole: a Node that is too old has no such part, and is to be told so.
import zlib from "node:zlib";

const HERE = import.meta.dirname;
const { version, engines } = JSON.parse(readFileSync(join(HERE, "package.json"), "utf8"));

const COMMANDS = ["import", "edit", "status", "forget"];

const HELP = `Ludex ${version}: discover video games, from a catalogue of your own.

  ludex [--port 4310] [--host 127.0.0.1] [--data ludex-data]
  ludex import FILE [--data ludex-data]    takes the games of a table in; without a file it says what may be in one
  ludex edit [GAME] [--data ludex-data]    corrects a game by hand, or hides it; --help says how
  ludex status [--data ludex-data]         what was taken in
  ludex forget SOURCE [--data ludex-data]  takes it away again
  ludex unpack                             what the first start does otherwise: for who installs it for others

  --data FOLDER   what Ludex keeps: its database, what it has drawn, and answers of other services
  --port NUMBER   where it serves; every other setting is a variable of the environment (docs/self-hosting.md)
  --host ADDRESS  0.0.0.0 serves the whole network
  --version, --help

To update, stop it and start a newer package on the same folder.
`;

/** @returns {never} */
function refuse(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function readOptions() {
  const text = { type: "string" };
  const flag = { type: "boolean", default: false };
  try {
    return parseArgs({ options: { data: text, port: text, host: text, help: flag, version: flag } }).values;
  } catch (error) {
    return refuse(`${error.message}\n\n${HELP}`);
  }
}

/** Is the running Node as new as the package says it has to be? */
function isNewEnough() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [leastMajor, leastMinor] = engines.node.replace(">=", "").split(".").map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

function requireNode() {
  if (!isNewEnough())
    refuse(`Ludex needs Node ${engines.node.replace(">=", "")} or newer; this is ${process.versions.node}.`);
}

/** The catalogue comes built: a first start need not take the time, nor the memory. */
function bringCatalogue(data) {
  const ready = join(HERE, "ready");
  const names = readdirSync(ready).map((packed) => ({ packed, name: packed.replace(/\.zst$/, "") }));
  for (const { packed, name } of names.filter((each) => !existsSync(join(data, each.name)))) {
    // Under its own name only when it is whole. What is left of a copy that was cut off, the server clears away.
    const partial = join(data, `${name}.${randomUUID()}.tmp`);
    writeFileSync(partial, zlib.zstdDecompressSync(readFileSync(join(ready, packed))));
    renameSync(partial, join(data, name));
  }
}

/** The folder of the program, which is one file until something of it is run. */
async function findProgram(data) {
  try {
    const { programFolder } = await import("./unpack.js");
    return await programFolder(HERE, data);
  } catch (error) {
    return refuse(`Ludex cannot be unpacked: ${error.message}`);
  }
}

const importFrom = (program, path) => import(pathToFileURL(join(program, path)).href);

async function openData(program, data) {
  const { openDataDirectory } = await importFrom(program, "src/server/cache/data-directory.js");
  try {
    openDataDirectory(data);
  } catch (error) {
    refuse(`Ludex cannot start: ${error.message}`);
  }
  try {
    bringCatalogue(data);
  } catch {
    // On a full disk the server keeps the catalogue in memory, and says so.
  }
}

const folderOf = (named) => resolve(named ?? process.env.DATA_DIRECTORY ?? "ludex-data");

/** Runs a command on what was taken in. Of the rest of its line `--data` is read here, and all else by the command. */
async function runCommand(name, line) {
  const read = {
    args: line,
    options: { data: { type: "string" } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  };
  const data = parseArgs(read).tokens.find((token) => token.kind === "option" && token.name === "data");
  if (data !== undefined && data.value === undefined) refuse("--data needs the name of a folder");
  const folder = folderOf(data?.value);
  process.env.DATA_DIRECTORY = folder;
  const isData = (at) => at === data?.index || (data?.inlineValue === false && at === data.index + 1);
  process.argv = [...process.argv.slice(0, 2), ...line.filter((_word, at) => !isData(at))];
  await importFrom(await findProgram(folder), `commands/catalogue-${name}.js`);
}

const [first, ...others] = process.argv.slice(2);
const isCommand = COMMANDS.includes(first);
const options = isCommand || first === "unpack" ? {} : readOptions();
if (isCommand) {
  requireNode();
  await runCommand(first, others);
} else if (first === "unpack") {
  requireNode();
  process.stdout.write(`Ludex ${version} is unpacked in ${await findProgram()}.\n`);
} else if (options.help) {
  process.stdout.write(HELP);
} else if (options.version) {
  process.stdout.write(`${version}\n`);
} else {
  requireNode();
  const data = folderOf(options.data);
  const program = await findProgram(data);
  await openData(program, data);
  process.env.DATA_DIRECTORY = data;
  process.env.NODE_ENV ??= "production";
  if (options.port !== undefined) process.env.PORT = options.port;
  if (options.host !== undefined) process.env.HOST = options.host;
  process.stdout.write(`Ludex ${version} keeps its data in ${data}; a newer package goes on with it.\n`);
  await importFrom(program, "src/server/main.js");
}
