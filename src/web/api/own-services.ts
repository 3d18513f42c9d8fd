// How the services of the visitor's own do: the engine is asked, which asks them.
import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { SERVICES_PATH } from "#shared/alone.ts";

const Tested = z.object({
  isWorking: z.boolean(),
  failure: z.catch(z.optional(z.string()), undefined),
  detail: z.catch(z.optional(z.string()), undefined),
});
/** `failure` says of which kind it is, `detail` what the other side said, without the key. */
export type Tested = z.infer<typeof Tested>;

const Calls = z.object({ calls: z.number(), limit: z.number() });

async function ask<T extends z.ZodMiniType>(schema: T, query = ""): Promise<z.output<T>> {
  const response = await fetch(`${SERVICES_PATH}${query}`);
  if (!response.ok) throw new Error(`the engine answers ${response.status}`);
  return schema.parse(await response.json());
}

/** Asks the service once, with what was given last. Never rejects. */
export async function testService(service: "rawg" | "ai"): Promise<Tested> {
  return await ask(Tested, `?test=${service}`).catch(() => ({ isWorking: false, failure: "none" }));
}

/** Calls to RAWG in this month, as this browser has counted them. */
export const callsQuery = queryOptions({
  queryKey: ["own-services"],
  queryFn: () => ask(Calls),
  retry: false,
  staleTime: 0,
});
