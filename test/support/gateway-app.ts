// The whole server over RAWG's double, asked through `inject`.
import type { GatewayOptions } from "../../src/server/gateway/open-gateway.ts";
import type { FakeRawg } from "./fake-rawg.ts";
import { openTestGateway, type TestCatalogue, type TestGateway } from "./gateway.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

export type GatewayApp = Pick<TestApp, "app" | "get" | "ids" | "close"> & { gateway: TestGateway };

/** Finished answers are kept only when `keepsAnswers`. */
export async function startGatewayApp(
  rawg: FakeRawg,
  options: TestCatalogue & { gateway?: Partial<GatewayOptions>; keepsAnswers?: boolean } = {},
): Promise<GatewayApp> {
  const gateway = openTestGateway(rawg, options.gateway, options);
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
