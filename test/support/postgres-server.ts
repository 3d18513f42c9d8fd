// A real PostgreSQL for tests, on a free port with a folder of its own. Where there is none its tests are left out, and fail
// in CI.
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, copyFileSync, existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { Certificate } from "./certificates.ts";
import { freePort } from "./ports.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

const DEBIAN = "/usr/lib/postgresql";
const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((one, other) => Number(other) - Number(one)) : [];
/** `postgres`, beside which the other programs lie. */
const PATH = process.env["POSTGRES_PATH"] ?? join(DEBIAN, versions[0] ?? "", "bin/postgres");
const USER = "ludex";
const BEGIN_MAX_MS = 60_000;

/** The password of the only one who may connect: a text that nothing else has. */
export const POSTGRES_PASSWORD = "pa55-of-postgres";

/** Is there a PostgreSQL on this machine? Yes where `CI` is set: what is missing there shows as a failure. */
export const hasPostgres = existsSync(PATH) || Boolean(process.env["CI"]);

export type PostgresServer = {
  port: number;
  /** The address of a new, empty database. */
  database: () => Promise<string>;
  /** What an operator types at its console. */
  query: (url: string, statement: string) => Promise<Record<string, unknown>[]>;
  /** Stops it at once, as a machine does that falls over; what was said to be kept is. */
  kill: () => Promise<void>;
  /** Starts it again on the same port; nothing where it runs. */
  start: () => Promise<void>;
  close: () => Promise<void>;
};

const OTHERS_PASS = 0o011;

/** PostgreSQL refuses to run as root: it runs as nobody then, who has to reach the folder. */
function ownerOf(directory: string): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  const owner = { uid: idOf("-u"), gid: idOf("-g") };
  chownSync(directory, owner.uid, owner.gid);
  // Up to the system's temporary directory, or that of the run in its place.
  for (let path = dirname(directory); path.startsWith(tmpdir()); path = dirname(path)) {
    const { mode } = statSync(path);
    if ((mode & OTHERS_PASS) === 0) chmodSync(path, mode | OTHERS_PASS);
  }
  return owner;
}

const query = async (url: string, statement: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
};

/** It lets nobody in who does not speak TLS; a key that others may read it refuses. */
function tlsSettings({ certificate, key }: Certificate, directory: string, owner: ReturnType<typeof ownerOf>) {
  const [file, keyFile] = [join(directory, "certificate.pem"), join(directory, "key.pem")];
  copyFileSync(certificate, file);
  copyFileSync(key, keyFile);
  if (owner !== undefined) for (const path of [file, keyFile]) chownSync(path, owner.uid, owner.gid);
  chmodSync(keyFile, 0o600);
  const rules = join(directory, "rules");
  writeFileSync(rules, "hostssl all all 127.0.0.1/32 scram-sha-256\n", { mode: 0o644 });
  return { ssl: "on", ssl_cert_file: file, ssl_key_file: keyFile, hba_file: rules };
}

/**
 * Texts are in English order there unless a table says otherwise, as on many machines. With a certificate it speaks TLS
 * alone, and its addresses say so.
 */
export async function startPostgres(tls?: Certificate): Promise<PostgresServer> {
  const [port, directory] = [await freePort(), temporaryDirectory()];
  const owner = ownerOf(directory);
  const [data, password] = [join(directory, "data"), join(directory, "password")];
  writeFileSync(password, POSTGRES_PASSWORD, { mode: 0o644 });
  const login = ["-U", USER, "--auth=scram-sha-256", `--pwfile=${password}`];
  const texts = ["-E", "UTF8", "--locale=C", "--locale-provider=icu", "--icu-locale=en-US"];
  execFileSync(join(dirname(PATH), "initdb"), ["-D", data, "--no-sync", ...login, ...texts], {
    ...owner,
    cwd: directory,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const host = tls === undefined ? "127.0.0.1" : "localhost";
  const trusting = tls === undefined ? "" : `?sslmode=verify-full&sslrootcert=${tls.certificate}`;
  const address = (name: string) => `postgres://${USER}:${POSTGRES_PASSWORD}@${host}:${port}/${name}${trusting}`;
  const settings = {
    port: String(port),
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    fsync: "off",
    shared_buffers: "32MB",
    max_connections: "100",
    ...(tls && tlsSettings(tls, directory, owner)),
  };
  let child: ChildProcess | undefined;
  let databases = 0;
  const killWithUs = () => child?.kill("SIGQUIT");
  process.once("exit", killWithUs);

  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const start = async () => {
    if (isRunning()) return;
    const named = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    child = spawn(PATH, ["-D", data, ...named], { ...owner, cwd: directory, stdio: "ignore" });
    const giveUpAt = performance.now() + BEGIN_MAX_MS;
    for (;;) {
      try {
        await query(address("postgres"), "SELECT 1");
        return;
      } catch (error) {
        if (performance.now() > giveUpAt || !isRunning()) throw error;
        await sleep(50);
      }
    }
  };
  const kill = async () => {
    if (child === undefined || !isRunning()) return;
    const ended = once(child, "exit");
    child.kill("SIGQUIT");
    await ended;
  };
  await start();
  return {
    port,
    database: async () => {
      databases += 1;
      await query(address("postgres"), `CREATE DATABASE test_${databases}`);
      return address(`test_${databases}`);
    },
    query,
    kill,
    start,
    close: async () => {
      process.off("exit", killWithUs);
      await kill();
    },
  };
}
