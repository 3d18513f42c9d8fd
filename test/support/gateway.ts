// The gateway over RAWG's double, with the small catalogue beside it, opened in a directory of its own.
import type { DatabaseSync } from "node:sqlite";
import { createCatalogueSource } from "../../src/server/catalogue/catalogue-source.ts";
import { openCatalogue } from "../../src/server/catalogue/open.ts";
import { FRESH_TIMES_DEFAULT } from "../../src/server/gateway/freshness.ts";
import { openGateway, type Gateway, type GatewayOptions } from "../../src/server/gateway/open-gateway.ts";
import { knowingLittle } from "./brief-games.ts";
import { catalogueFiles, writeFiles, type TestGame } from "./catalogue-files.ts";
import { temporaryDirectory } from "./temporary-directory.ts";
import type { FakeRawg } from "./fake-rawg.ts";

export type LogLine = { level: string; fields: unknown; message: string };

export type TestGateway = Gateway & { stateDirectory: string; lines: LogLine[] };

function collectLog(lines: LogLine[]): GatewayOptions["log"] {
  const at = (level: string) => (fields: unknown, message?: string) =>
    void lines.push({ level, fields, message: message ?? "" });
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

export type TestCatalogue = {
  /** The games that the catalogue knows; all of the small one, unless said otherwise. */
  games?: readonly TestGame[] | undefined;
  /** Those of them that were taken in from lists, so that little is known of them. */
  brief?: readonly number[] | undefined;
};

/** `options` overrides what the gateway is opened with. */
export function openTestGateway(
  rawg: FakeRawg,
  options: Partial<GatewayOptions> = {},
  { games, brief = [] }: TestCatalogue = {},
): TestGateway {
  const stateDirectory = options.stateDirectory ?? temporaryDirectory();
  const lines: LogLine[] = [];
  const db: DatabaseSync = openCatalogue({
    dataDirectory: writeFiles(catalogueFiles(games)),
    stateDirectory: temporaryDirectory(),
  });
  const gateway = openGateway({
    key: rawg.key,
    baseUrl: rawg.url,
    catalogue: knowingLittle(createCatalogueSource(db).source, new Set(brief)),
    stateDirectory,
    cacheBytes: 64 * 1024 * 1024,
    freshTimes: FRESH_TIMES_DEFAULT,
    budget: { limit: 20_000, resetDay: 1 },
    log: collectLog(lines),
    timeoutMs: 2000,
    // Tests of searching while typing say how long they wait; the others search without waiting.
    settleMs: 0,
    ...options,
  });
  return {
    ...gateway,
    stateDirectory,
    lines,
    close: async () => {
      await gateway.close();
      db.close();
    },
  };
}
