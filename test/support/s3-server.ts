// A server that speaks S3 for tests, with one bucket in a folder of its own. It looks at who asks, and not at the signature.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import S3rver from "s3rver";
import { freePort } from "./ports.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

const KEY = "S3RVER";
const BUCKET = "ludex-pictures";

export async function startS3() {
  const [port, directory] = [await freePort(), temporaryDirectory()];
  const make = () =>
    new S3rver({
      port,
      address: "127.0.0.1",
      silent: true,
      directory,
      configureBuckets: [{ name: BUCKET, configs: [] }],
    });
  let server: S3rver | undefined = make();
  await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const objects = () =>
    readdirSync(join(directory, BUCKET), { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith("_object"),
    );
  return {
    place: { endpoint: `${endpoint}/${BUCKET}`, region: "auto", accessKeyId: KEY, secretAccessKey: KEY },
    environment: { S3_ENDPOINT: endpoint, S3_BUCKET: BUCKET, S3_ACCESS_KEY_ID: KEY, S3_SECRET_ACCESS_KEY: KEY },
    /** Names of the files that hold what was put there. */
    objects,
    /** How many megabytes the largest of them has. */
    largestMb: () =>
      Math.round(Math.max(...objects().map((name) => statSync(join(directory, BUCKET, name)).size)) / 1e6),
    /** Changes the last byte of every object, as a broken disk would. */
    damage: () => {
      for (const name of objects()) {
        const path = join(directory, BUCKET, name);
        const bytes = readFileSync(path);
        bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
        writeFileSync(path, bytes);
      }
    },
    stop: async () => {
      await server?.close();
      server = undefined;
    },
    start: async () => {
      server ??= make();
      await server.run();
    },
  };
}
