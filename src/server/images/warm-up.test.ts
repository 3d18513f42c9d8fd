import { describe, expect, it } from "vitest";
import { artworkPath } from "#shared/artwork.ts";
import { presetImageUrl } from "#shared/images.ts";
import { createSemaphore } from "#server/http/semaphore.ts";
import { noisePicture } from "../../../test/support/origin-server.ts";
import { startProxyApp } from "../../../test/support/proxy-app.ts";
import { warmUp } from "./warm-up.ts";

const card = (id: number) => presetImageUrl(artworkPath({ id, look: "peaks" }, "background"), "card");
const going = new AbortController().signal;

async function start() {
  const picture = await noisePicture(300, 200);
  const semaphore = createSemaphore({ count: 1, queueMax: 10 });
  const findOwn = async (id: number) => (id < 10 ? { version: "1", load: async () => picture } : undefined);
  return { semaphore, proxy: await startProxyApp({ findOwn, semaphore }) };
}

describe("warming up", () => {
  it("makes every picture that can be made, so that the first visitor waits for none", async () => {
    const { semaphore, proxy } = await start();
    await using app = proxy;
    const addresses = [card(1), card(99), "/img?w=none", card(2)];
    expect(await warmUp({ proxy: app.proxy, semaphore, addresses, signal: going })).toBe(2);
    expect(app.decoded()).toBe(2);
    expect((await app.app.inject(card(1))).statusCode).toBe(200);
    expect(app.decoded()).toBe(2);
  });

  it("waits as long as anybody else needs the machine", async () => {
    const { semaphore, proxy } = await start();
    await using app = proxy;
    const visitor = Promise.withResolvers<void>();
    const visit = semaphore.run(() => visitor.promise);
    const warming = warmUp({ proxy: app.proxy, semaphore, addresses: [card(1)], signal: going });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(app.decoded()).toBe(0);
    visitor.resolve();
    await visit;
    expect(await warming).toBe(1);
  });

  it("ends when the server does", async () => {
    const { semaphore, proxy } = await start();
    await using app = proxy;
    const addresses = [card(1), card(2), card(3)];
    expect(await warmUp({ proxy: app.proxy, semaphore, addresses, signal: AbortSignal.abort() })).toBe(0);
    expect(app.decoded()).toBe(0);
  });
});
