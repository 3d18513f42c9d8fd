// The whole server over RAWG's double, asked through `inject`.
import type { GatewayOptions } from "../../src/server/gateway/open-gateway.ts";
import type { TestGame } from "./catalogue-files.ts";
import type { FakeRawg } from "./fake-rawg.ts";
import { openTestGateway, type TestGateway } from "./gateway.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

export type GatewayApp = Pick<TestApp, "app" | "get" | "ids" | "close"> & { gateway: TestGateway };

/** `games` are those that the bundled catalogue knows. Finished answers are kept only when `keepsAnswers`. */
export async function startGatewayApp(
  rawg: FakeRawg,
  options: { gateway?: Partial<GatewayOptions>; games?: readonly TestGame[]; keepsAnswers?: boolean } = {},
): Promise<GatewayApp> {
  const gateway = openTestGateway(rawg, options.gateway, options.games);
  const test = await startTestApp({
    deps: {
      source: gateway.source,
      servesRawg: true,
      metrics: [gateway.metrics],
      videoHosts: ["steamcdn-a.akamaihd.net"],
      ...(options.keepsAnswers === true ? {} : { answerCacheBytes: 0 }),
    },
  });
  return {
    app: test.app,
    get: test.get,
    ids: test.ids,
    gateway,
    close: async () => {
      await test.close();
      await gateway.close();
    },
  };
}
