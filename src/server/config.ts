// The environment as one frozen object, or a readable list of what is wrong with it. Nothing else reads the environment.
import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { z } from "zod";
import { AI_VARIABLES, readAi, type AiConfig } from "./config-ai.ts";
import { CATALOGUE_VARIABLES } from "./config-catalogue.ts";
import { AllowedHosts, Hosts, PublicUrl } from "./config-hosts.ts";
import { DATABASE_VARIABLES, readDatabase, type DatabaseConfig } from "./config-database.ts";
import { IGDB_PICTURE_HOSTS, IGDB_VARIABLES, readIgdb, type IgdbConfig } from "./config-igdb.ts";
import { RAWG_PICTURE_HOSTS, RAWG_VARIABLES, RAWG_VIDEO_HOSTS, readRawg, type RawgConfig } from "./config-rawg.ts";
import { readRedis, REDIS_VARIABLES, type RedisConfig } from "./config-redis.ts";
import { readS3, S3_VARIABLES, type S3Config } from "./config-s3.ts";
import { RepositoryUrl } from "./config-repository.ts";
import { readSync, SYNC_VARIABLES, type SyncConfig } from "./config-sync.ts";
import { wholeNumber } from "./whole-number.ts";

const BYTES_PER_MB = 1024 * 1024;

const EnvironmentSchema = z.object({
  PORT: wholeNumber({ min: 0, max: 65_535 }, 4310),
  // Only this machine, unless the operator opens the service to a network.
  HOST: z.union([z.ipv4(), z.ipv6(), z.hostname()], "must be an IP address or a host name").default("127.0.0.1"),
  PUBLIC_URL: PublicUrl,
  ALLOWED_HOSTS: AllowedHosts,
  REPOSITORY_URL: RepositoryUrl,
  WORKERS: wholeNumber({ min: 1, max: 64 }, 1),
  DATA_DIRECTORY: z.string().min(1).default(".ludex"),
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "must be fatal, error, warn, info, debug, trace or silent",
    )
    .default("info"),
  SHUTDOWN_DELAY_MS: wholeNumber({ min: 0, max: 600_000 }, 500),
  SHUTDOWN_TIMEOUT_MS: wholeNumber({ min: 0, max: 600_000 }, 30_000),
  OFFLINE_COPIES: z.enum(["on", "off"], "must be on or off").default("on"),
  TRUST_PROXY_HOPS: wholeNumber({ min: 0, max: 10 }, 0),
  RATE_LIMIT_API: wholeNumber({ min: 1, max: 100_000_000 }, 600),
  RATE_LIMIT_IMAGES: wholeNumber({ min: 1, max: 100_000_000 }, 300),
  RATE_LIMIT_INSIGHTS: wholeNumber({ min: 1, max: 100_000_000 }, 10),
  RATE_LIMIT_SYNC: wholeNumber({ min: 1, max: 100_000_000 }, 120),
  ANSWER_CACHE_MB: wholeNumber({ min: 0, max: 4096 }, 64),
  IMAGE_CACHE_MB: wholeNumber({ min: 16, max: 1_000_000 }, 1024),
  IMAGE_ORIGINS: Hosts.default([]),
  VIDEO_HOSTS: Hosts.optional(),
  ...RAWG_VARIABLES,
  ...IGDB_VARIABLES,
  ...AI_VARIABLES,
  ...DATABASE_VARIABLES,
  ...REDIS_VARIABLES,
  ...S3_VARIABLES,
  ...CATALOGUE_VARIABLES,
  ...SYNC_VARIABLES,
});

export type Config = Readonly<{
  port: number;
  host: string;
  /** Origin under which visitors reach the server, without a trailing slash. */
  publicUrl: string | undefined;
  /** Hosts that a request is believed about where there is no such origin; the first is the main one. */
  allowedHosts: readonly string[];
  /** Where the operator says that the code lives. */
  repositoryUrl: string | undefined;
  /** How many processes serve through one listener. */
  workers: number;
  /** Where the database and the caches of pictures live. */
  dataDirectory: string;
  logLevel: string;
  /** How long the server goes on when it is asked to end, and how long answers may take after that, in milliseconds. */
  shutdown: Readonly<{ delayMs: number; timeoutMs: number }>;
  /** May browsers keep copies for reading offline? */
  offlineCopies: boolean;
  trustProxyHops: number;
  /** Requests a minute and client. */
  rateLimits: Readonly<{ api: number; images: number; insights: number; sync: number }>;
  /** Room for finished answers; zero switches the cache off. */
  answerCacheBytes: number;
  /** Room on disk for drawn and resized pictures. */
  imageCacheBytes: number;
  /** Hosts whose pictures the proxy may fetch, besides the server's own. */
  imageOrigins: readonly string[];
  /** Hosts whose videos the app may play. */
  videoHosts: readonly string[];
  /** The real RAWG, where there is a key for it. */
  rawg: RawgConfig | undefined;
  /** IGDB, where there are credentials for it. */
  igdb: IgdbConfig | undefined;
  ai: AiConfig;
  /** The record of all sources, where several servers share it. */
  database: DatabaseConfig | undefined;
  /** Where several processes share what they count and keep. */
  redis: RedisConfig | undefined;
  /** Where several servers share their pictures, and their catalogue where there is no folder for that. */
  s3: S3Config | undefined;
  /** A folder in which several servers share their catalogue. */
  catalogueShare: string | undefined;
  /** May this server build the catalogue for all? */
  catalogueBuilder: boolean;
  /** Shelves that are kept in step between devices, unless the operator wants none. */
  sync: SyncConfig | undefined;
}>;

/** Reads `environment`. Empty values count as absent. Every problem is one line naming its variable. */
export function readConfig(environment: NodeJS.ProcessEnv): { config: Config } | { problems: string[] } {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = EnvironmentSchema.safeParse(given);
  if (!parsed.success) {
    return { problems: parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) };
  }
  const values = parsed.data;
  const readOfAi = readAi(values);
  if ("problems" in readOfAi) return readOfAi;
  const readOfIgdb = readIgdb(values);
  if ("problems" in readOfIgdb) return readOfIgdb;
  const readOfS3 = readS3(values);
  if ("problems" in readOfS3) return readOfS3;
  const rateLimits = Object.freeze({
    api: values.RATE_LIMIT_API,
    images: values.RATE_LIMIT_IMAGES,
    insights: values.RATE_LIMIT_INSIGHTS,
    sync: values.RATE_LIMIT_SYNC,
  });
  const rawg = readRawg(values);
  const { igdb } = readOfIgdb;
  const pictureHosts = [
    ...values.IMAGE_ORIGINS,
    ...(rawg === undefined ? [] : RAWG_PICTURE_HOSTS),
    ...(igdb === undefined ? [] : IGDB_PICTURE_HOSTS),
  ];
  const videoHosts = values.VIDEO_HOSTS ?? (rawg === undefined ? [] : RAWG_VIDEO_HOSTS);
  return {
    config: Object.freeze({
      port: values.PORT,
      host: values.HOST,
      publicUrl: values.PUBLIC_URL,
      allowedHosts: Object.freeze(values.ALLOWED_HOSTS),
      repositoryUrl: values.REPOSITORY_URL,
      workers: values.WORKERS,
      dataDirectory: values.DATA_DIRECTORY,
      logLevel: values.LOG_LEVEL,
      shutdown: Object.freeze({ delayMs: values.SHUTDOWN_DELAY_MS, timeoutMs: values.SHUTDOWN_TIMEOUT_MS }),
      offlineCopies: values.OFFLINE_COPIES === "on",
      trustProxyHops: values.TRUST_PROXY_HOPS,
      rateLimits,
      answerCacheBytes: values.ANSWER_CACHE_MB * BYTES_PER_MB,
      imageCacheBytes: values.IMAGE_CACHE_MB * BYTES_PER_MB,
      imageOrigins: Object.freeze(pictureHosts),
      videoHosts: Object.freeze(videoHosts),
      rawg,
      igdb,
      ai: readOfAi.ai,
      database: readDatabase(values),
      redis: readRedis(values),
      s3: readOfS3.s3,
      catalogueShare: values.CATALOGUE_SHARE,
      catalogueBuilder: values.CATALOGUE_BUILDER === "on",
      sync: readSync(values),
    }),
  };
}

/** Configuration of this process. A `.env` file in the working directory fills in what the environment leaves open. */
export function loadConfig(): ReturnType<typeof readConfig> {
  if (existsSync(".env")) loadEnvFile(".env");
  return readConfig(process.env);
}
