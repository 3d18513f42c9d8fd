// The services of a visitor's own that the build without a server can ask: RAWG, an image service, a model. What the
// build says of them, what a visitor has given, and what is used of both. A key stands in no address but RAWG's own.
import * as z from "zod/mini";
import { chatEndpoint } from "./insights/chat-endpoint.ts";

/** Signs that may stand in a header, as long as any key is. */
const KEY = /^[\x21-\x7e]{1,400}$/;
const MODEL_MAX = 200;
const ADDRESS_MAX = 500;

/** What of an endpoint was given; `key` is empty where it needs none. */
type Endpoint = { url: string; key: string; model: string };

/** What whoever built the folder has put into it, for everybody to read. */
export type BuiltServices = {
  /** Where RAWG's protocol is asked, without a slash at the end. */
  rawgUrl: string;
  rawgKey: string;
  /** Calls a month. */
  rawgCalls: number;
  /** What pictures go through: understands `?url=…&w=…&h=…&q=…&output=webp&fit=cover&sharp=1`. */
  imageService: string;
  ai: Endpoint;
  /** Origins that a model may be asked at: the policy of the pages lets through no others. */
  aiHosts: readonly string[];
};

/** Who makes pictures the right size: the image service of the build, or RAWG itself. */
export const PICTURE_WAYS = ["service", "rawg"] as const;
export type PictureWay = (typeof PICTURE_WAYS)[number];

const text = (max: number) => z.catch(z.string().check(z.trim(), z.maxLength(max)), "");
const key = z.catch(z.string().check(z.trim(), z.regex(KEY)), "");

/** What a visitor has given. Whatever is missing or broken counts as not given. */
export const OwnServicesSchema = z.object({
  rawgKey: key,
  pictures: z.catch(z.enum(PICTURE_WAYS), "service"),
  aiUrl: text(ADDRESS_MAX),
  aiModel: text(MODEL_MAX),
  aiKey: key,
});
export type OwnServices = z.infer<typeof OwnServicesSchema>;

export const NO_SERVICES: OwnServices = { rawgKey: "", pictures: "service", aiUrl: "", aiModel: "", aiKey: "" };

/** What the engine asks; undefined what it does not. */
export type UsedServices = {
  rawg: { url: string; key: string; calls: number } | undefined;
  pictures: { way: PictureWay; service: string };
  ai: { url: string; key: string | undefined; model: string } | undefined;
};

/** Does `origin` stand in the list? `http://localhost:*` is any port. */
function isListed(origin: string, hosts: readonly string[]): boolean {
  return hosts.some((host) => host === origin || (host.endsWith(":*") && origin.startsWith(host.slice(0, -1))));
}

/** The endpoint that `address` means, where it is an address without credentials on one of `hosts`. */
export function allowedEndpoint(address: string, hosts: readonly string[]): string | undefined {
  const url = URL.parse(address);
  if (url === null || url.username !== "" || url.password !== "" || url.search !== "") return undefined;
  return isListed(url.origin, hosts) ? chatEndpoint(url.href) : undefined;
}

function usedModel({ url, key: given, model }: Endpoint, hosts: readonly string[]): UsedServices["ai"] {
  const endpoint = allowedEndpoint(url, hosts);
  if (endpoint === undefined || model === "") return undefined;
  return { url: endpoint, key: given === "" ? undefined : given, model };
}

/** What is asked with what a visitor gave, and with what the build has where they gave nothing. */
export function usedServices(own: OwnServices, built: BuiltServices): UsedServices {
  const rawgKey = own.rawgKey === "" ? built.rawgKey : own.rawgKey;
  const isOwnModel = own.aiUrl !== "";
  const ai = isOwnModel ? { url: own.aiUrl, key: own.aiKey, model: own.aiModel } : built.ai;
  return {
    rawg: rawgKey === "" ? undefined : { url: built.rawgUrl, key: rawgKey, calls: built.rawgCalls },
    pictures: { way: own.pictures, service: built.imageService },
    ai: usedModel(ai, built.aiHosts),
  };
}
