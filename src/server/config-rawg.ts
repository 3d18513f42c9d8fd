// The variables of the real RAWG, and what they amount to. config.ts reads them.
import { z } from "zod";
import { wholeNumber } from "./whole-number.ts";

const BYTES_PER_MB = 1024 * 1024;
const MINUTE_MS = 60_000;
/** Where RAWG's pictures lie, and the trailers that it links to. */
export const RAWG_PICTURE_HOSTS = ["media.rawg.io"];
export const RAWG_VIDEO_HOSTS = [
  "media.rawg.io",
  "steamcdn-a.akamaihd.net",
  "cdn.akamai.steamstatic.com",
  "video.akamai.steamstatic.com",
];

const RawgUrl = z
  .url({ protocol: /^https?$/, error: "must be an http(s) address", abort: true })
  .refine((text) => {
    const url = URL.parse(text);
    return url !== null && url.search === "" && url.hash === "" && url.username === "" && url.password === "";
  }, "must be an address such as https://api.rawg.io/api, without query or credentials")
  .transform((text) => text.replace(/\/+$/, ""))
  .default("https://api.rawg.io/api");
const RawgKey = z
  .string()
  .regex(/^[\w-]{8,128}$/, "must be the key as RAWG shows it, letters and digits without spaces")
  .optional();
const FreshMinutes = (fallback: number) => wholeNumber({ min: 1, max: 43_200 }, fallback);

/** By name, for the schema of the whole environment. */
export const RAWG_VARIABLES = {
  RAWG_API_KEY: RawgKey,
  RAWG_API_URL: RawgUrl,
  RAWG_MONTHLY_BUDGET: wholeNumber({ min: 1, max: 100_000_000 }, 20_000),
  RAWG_BUDGET_DAY: wholeNumber({ min: 1, max: 28 }, 1),
  RAWG_CLIENT_SHARE: wholeNumber({ min: 1, max: 100 }, 5),
  RAWG_HOUR_BURST: wholeNumber({ min: 1, max: 720 }, 6),
  RAWG_GAMES: wholeNumber({ min: 0, max: 1_000_000 }, 50_000),
  RAWG_FEED_SHARE: wholeNumber({ min: 1, max: 90 }, 50),
  RAWG_CACHE_MB: wholeNumber({ min: 16, max: 1_000_000 }, 512),
  RAWG_FRESH_SEARCHES: FreshMinutes(60),
  RAWG_FRESH_DETAILS: FreshMinutes(1440),
};
type Values = z.infer<z.ZodObject<typeof RAWG_VARIABLES>>;

export type RawgConfig = Readonly<{
  key: string;
  /** Without a trailing slash. */
  baseUrl: string;
  budget: Readonly<{
    /** Calls a month, counted from this day of it. */
    limit: number;
    resetDay: number;
    /** Part of a day's share that one client may spend in a day, 0 to 1. */
    clientShare: number;
    /** How many times its even share of what is left an hour may spend. */
    burst: number;
    /** Part of the month that taking games in may spend, 0 to 1. */
    feedShare: number;
  }>;
  /** How many games are taken in, the most added first; 0 for none. */
  games: number;
  /** Room on disk for answers. */
  cacheBytes: number;
  /** How long answers count as fresh, in milliseconds. */
  freshTimes: Readonly<{ searches: number; details: number }>;
}>;

/** Undefined without a key. */
export function readRawg(values: Values): RawgConfig | undefined {
  if (values.RAWG_API_KEY === undefined) return undefined;
  return Object.freeze({
    key: values.RAWG_API_KEY,
    baseUrl: values.RAWG_API_URL,
    budget: Object.freeze({
      limit: values.RAWG_MONTHLY_BUDGET,
      resetDay: values.RAWG_BUDGET_DAY,
      clientShare: values.RAWG_CLIENT_SHARE / 100,
      burst: values.RAWG_HOUR_BURST,
      feedShare: values.RAWG_FEED_SHARE / 100,
    }),
    games: values.RAWG_GAMES,
    cacheBytes: values.RAWG_CACHE_MB * BYTES_PER_MB,
    freshTimes: Object.freeze({
      searches: values.RAWG_FRESH_SEARCHES * MINUTE_MS,
      details: values.RAWG_FRESH_DETAILS * MINUTE_MS,
    }),
  });
}
