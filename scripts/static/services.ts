// What the folder without a server says of the services that its visitors may bring keys for: read from VITE_* of the
// environment, and turned into the hosts that the policy of its pages lets through.
import { z } from "zod";
import { wholeNumber } from "../../src/server/whole-number.ts";
import { RAWG_VIDEO_HOSTS } from "../../src/server/config-rawg.ts";
import { allowedEndpoint, type BuiltServices } from "../../src/shared/own-services.ts";

/** Widely used ones, and any model on the visitor's own machine. */
const AI_HOSTS = [
  "https://api.openai.com",
  "https://openrouter.ai",
  "https://api.groq.com",
  "https://api.mistral.ai",
  "https://api.deepseek.com",
  "https://generativelanguage.googleapis.com",
  "http://localhost:*",
  "http://127.0.0.1:*",
];
const RAWG_CALLS = 20_000;
const RAWG_PICTURES = "https://media.rawg.io";

const address = (usual: string) =>
  z
    .url({ protocol: /^https?$/, error: "must be an http(s) address" })
    .refine((text) => URL.parse(text)?.search === "", "must be an address without a query")
    .transform((text) => text.replace(/\/+$/, ""))
    .default(usual);
const key = z
  .string()
  .regex(/^[\x21-\x7e]*$/, "must be letters, digits and signs without spaces")
  .default("");
const host = z
  .string()
  .regex(
    /^https?:\/\/[\w.-]+(?::(?:\d{1,5}|\*))?$/,
    "must be hosts such as https://api.example.org, with commas between",
  );

const Environment = z.object({
  VITE_RAWG_API_URL: address("https://api.rawg.io/api"),
  VITE_RAWG_API_KEY: key,
  VITE_RAWG_MONTHLY_BUDGET: wholeNumber({ min: 1, max: 100_000_000 }, RAWG_CALLS),
  VITE_IMAGE_SERVICE: address("https://images.weserv.nl").transform((text) => new URL(text).href),
  VITE_AI_URL: z.string().default(""),
  VITE_AI_KEY: key,
  VITE_AI_MODEL: z.string().max(200).default(""),
  VITE_AI_HOSTS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter((one) => one !== ""))
    .pipe(z.array(host))
    .optional(),
});

const originOf = (text: string) => new URL(text).origin;

/** Reads the environment, in which what is empty counts as absent. Throws a `ZodError` that names what is wrong in it. */
export function readServices(environment: NodeJS.ProcessEnv): BuiltServices {
  const read = Environment.parse(Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== "")));
  const url = read.VITE_AI_URL;
  const builtHost = URL.canParse(url) ? [originOf(url)] : [];
  const aiHosts = [...new Set([...(read.VITE_AI_HOSTS ?? AI_HOSTS), ...builtHost])];
  if (url !== "" && (allowedEndpoint(url, aiHosts) === undefined || read.VITE_AI_MODEL === "")) {
    throw new Error("VITE_AI_URL must be an http(s) address without credentials, and VITE_AI_MODEL say which model");
  }
  return {
    rawgUrl: read.VITE_RAWG_API_URL,
    rawgKey: read.VITE_RAWG_API_KEY,
    rawgCalls: read.VITE_RAWG_MONTHLY_BUDGET,
    imageService: read.VITE_IMAGE_SERVICE,
    ai: { url, key: read.VITE_AI_KEY, model: read.VITE_AI_MODEL },
    aiHosts,
  };
}

/** Exactly the hosts that may be asked, by the directive of the policy. */
export function foreignSources({ rawgUrl, imageService, aiHosts }: BuiltServices): Record<string, string[]> {
  return {
    "connect-src": [originOf(rawgUrl), ...aiHosts],
    "img-src": [originOf(imageService), RAWG_PICTURES],
    "media-src": RAWG_VIDEO_HOSTS.map((name) => `https://${name}`),
  };
}

/** The names of the keys that everybody can read in the folder. */
export function publicKeys({ rawgKey, ai }: BuiltServices): string[] {
  return [...(rawgKey === "" ? [] : ["VITE_RAWG_API_KEY"]), ...(ai.key === "" ? [] : ["VITE_AI_KEY"])];
}
