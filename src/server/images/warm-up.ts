// Makes pictures before anybody asks for them, whenever nobody else needs the machine.
import { parseImageQuery } from "#shared/images.ts";
import type { Semaphore } from "#server/http/semaphore.ts";
import type { ImageProxy } from "./image-proxy.ts";

export type WarmUpOptions = {
  proxy: ImageProxy;
  semaphore: Semaphore;
  /** Addresses as the app asks for them: `/img?…`. */
  addresses: readonly string[];
  signal: AbortSignal;
};

/** One picture after another, each when a slot is free. Resolves with how many there are; failures are left to visitors. */
export async function warmUp({ proxy, semaphore, addresses, signal }: WarmUpOptions): Promise<number> {
  let made = 0;
  for (const address of addresses) {
    await semaphore.whenIdle();
    if (signal.aborted) break;
    const request = parseImageQuery(new URLSearchParams(address.slice(address.indexOf("?"))));
    if ("error" in request) continue;
    const isMade = await proxy.get(request).then(
      () => true,
      () => false,
    );
    if (isMade) made += 1;
  }
  return made;
}
