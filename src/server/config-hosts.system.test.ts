// What an operator is told who trusts a proxy without saying which hosts it may pass on.
import { afterEach, describe, expect, it } from "vitest";
import { filledDirectory } from "../../test/support/filled-directory.ts";
import { startServerProcess, type ServerProcess } from "../../test/support/server-process.ts";

let server: ServerProcess | undefined;
afterEach(async () => {
  if (server?.child.exitCode === null) await server.end("SIGKILL");
});

/** The warnings that a server of these settings starts with, and the address in an answer to a forged host. */
async function startedWith(environment: Record<string, string>) {
  server = await startServerProcess({ DATA_DIRECTORY: filledDirectory(), LOG_LEVEL: "warn", ...environment });
  const response = await fetch(`${server.base}/api/games?page_size=1`, {
    headers: { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
  });
  const { next } = (await response.json()) as { next: string };
  await server.end("SIGTERM");
  const lines = (await server.log).split("\n").filter((line) => line !== "");
  return { warnings: lines.map((line) => String(JSON.parse(line).msg)), origin: new URL(next).origin };
}

describe("a proxy that is trusted", () => {
  it("without a host is warned about, and its host is not believed", async () => {
    const { warnings, origin } = await startedWith({ TRUST_PROXY_HOPS: "1" });
    expect(warnings).toEqual([expect.stringMatching(/^TRUST_PROXY_HOPS .*PUBLIC_URL .*ALLOWED_HOSTS/)]);
    expect(origin).toBe(`https://${new URL(server?.base ?? "").host}`);
  });

  it("with hosts is not, and they are believed", async () => {
    const { warnings, origin } = await startedWith({ TRUST_PROXY_HOPS: "1", ALLOWED_HOSTS: "games.example.org" });
    expect([warnings, origin]).toEqual([[], "https://games.example.org"]);
  });
});
