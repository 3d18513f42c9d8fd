import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

const problemsOf = (environment: Record<string, string>) => {
  const read = readConfig(environment);
  return "problems" in read ? read.problems : [];
};

describe("readConfig", () => {
  it("needs nothing: the defaults serve this machine", () => {
    expect(readConfig({ UNRELATED: "x", PORT: "", HOST: "" })).toEqual({
      config: {
        port: 4310,
        host: "127.0.0.1",
        publicUrl: undefined,
        allowedHosts: [],
        workers: 1,
        dataDirectory: ".ludex",
        logLevel: "info",
        shutdown: { delayMs: 500, timeoutMs: 30_000 },
        offlineCopies: true,
        trustProxyHops: 0,
        rateLimits: { api: 600, images: 300, insights: 10, sync: 120 },
        answerCacheBytes: 64 * 1024 * 1024,
        imageCacheBytes: 1024 * 1024 * 1024,
        imageOrigins: [],
        videoHosts: [],
        rawg: undefined,
        ai: {
          primary: undefined,
          alternative: undefined,
          hourlyBudget: 60,
          maxTokens: 8192,
          times: { firstByteMs: 60_000, idleMs: 20_000, totalMs: 120_000 },
        },
        sync: { maxBytes: 512 * 1024 * 1024, newPerDay: 50 },
        catalogueBuilder: true,
      },
    });
  });

  it("takes what it is given, frozen", () => {
    const read = readConfig({
      PORT: "8080",
      HOST: "0.0.0.0",
      PUBLIC_URL: "https://Games.Example.org/",
      DATA_DIRECTORY: "/var/lib/ludex",
      LOG_LEVEL: "warn",
      SHUTDOWN_DELAY_MS: "12000",
      SHUTDOWN_TIMEOUT_MS: "0",
      TRUST_PROXY_HOPS: "2",
      RATE_LIMIT_API: "1000",
      RATE_LIMIT_IMAGES: "1",
      RATE_LIMIT_INSIGHTS: "5",
      ANSWER_CACHE_MB: "0",
      IMAGE_CACHE_MB: "16",
      IMAGE_ORIGINS: "Media.Example.org, cdn.example.org",
      SYNC: "off",
      CATALOGUE_SHARE: "/mnt/ludex",
      CATALOGUE_BUILDER: "off",
    });
    expect(read).toMatchObject({
      config: {
        catalogueShare: "/mnt/ludex",
        catalogueBuilder: false,
        port: 8080,
        publicUrl: "https://games.example.org",
        trustProxyHops: 2,
        rateLimits: { api: 1000, images: 1, insights: 5, sync: 120 },
        shutdown: { delayMs: 12_000, timeoutMs: 0 },
        answerCacheBytes: 0,
        imageCacheBytes: 16 * 1024 * 1024,
        imageOrigins: ["media.example.org", "cdn.example.org"],
        sync: undefined,
      },
    });
    expect("config" in read && Object.isFrozen(read.config) && Object.isFrozen(read.config.rateLimits)).toBe(true);
  });

  it.each([
    ["PORT", "80a", "PORT: must be a whole number from 0 to 65535"],
    ["PORT", "65536", "PORT: must be a whole number from 0 to 65535"],
    ["PORT", "-1", "PORT: must be a whole number from 0 to 65535"],
    ["HOST", "not a host", "HOST: must be an IP address or a host name"],
    ["PUBLIC_URL", "games.example.org", "PUBLIC_URL: must be an http(s) address"],
    ["PUBLIC_URL", "ftp://games.example.org", "PUBLIC_URL: must be an http(s) address"],
    ["PUBLIC_URL", "https://example.org/games", "PUBLIC_URL: must be an origin such as"],
    ["PUBLIC_URL", "https://me:pw@example.org", "PUBLIC_URL: must be an origin such as"],
    ["ALLOWED_HOSTS", "https://games.example.org", "ALLOWED_HOSTS: must be hosts separated by commas"],
    ["ALLOWED_HOSTS", "games.example.org/x", "ALLOWED_HOSTS: must be hosts separated by commas"],
    ["ALLOWED_HOSTS", "me@games.example.org", "ALLOWED_HOSTS: must be hosts separated by commas"],
    ["ALLOWED_HOSTS", "games.example.org:99999", "ALLOWED_HOSTS: must be hosts separated by commas"],
    ["ALLOWED_HOSTS", "*.example.org", "ALLOWED_HOSTS: must be hosts separated by commas"],
    ["LOG_LEVEL", "loud", "LOG_LEVEL: must be fatal, error, warn, info, debug, trace or silent"],
    ["TRUST_PROXY_HOPS", "all", "TRUST_PROXY_HOPS: must be a whole number from 0 to 10"],
    ["RATE_LIMIT_API", "0", "RATE_LIMIT_API: must be a whole number from 1 to"],
    ["IMAGE_CACHE_MB", "1", "IMAGE_CACHE_MB: must be a whole number from 16 to"],
    ["IMAGE_ORIGINS", "https://media.example.org", "IMAGE_ORIGINS: must be host names separated by commas"],
    ["IMAGE_ORIGINS", "media.example.org:8080", "IMAGE_ORIGINS: must be host names separated by commas"],
    ["IMAGE_ORIGINS", "[2001:db8::1]", "IMAGE_ORIGINS: must be host names separated by commas"],
    ["VIDEO_HOSTS", "video.example.org;cdn.example.org", "VIDEO_HOSTS: must be host names separated by commas"],
    ["ANSWER_CACHE_MB", "1.5", "ANSWER_CACHE_MB: must be a whole number from 0 to 4096"],
  ])("[safety-19] refuses %s=%s in one readable line", (name, value, expected) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(expected)]);
  });

  it("reads hosts with and without a port, in lower case", () => {
    const read = readConfig({ ALLOWED_HOSTS: "Games.example.org, [::1]:4310 192.168.1.5,nas:81" });
    expect(read).toMatchObject({
      config: { allowedHosts: ["games.example.org", "[::1]:4310", "192.168.1.5", "nas:81"] },
    });
  });

  it("[A-07] knows a primary and an alternative endpoint of AI, each by its base or its full address", () => {
    const read = readConfig({
      AI_PRIMARY_URL: "https://api.openai.com/v1/",
      AI_PRIMARY_KEY: "sk-1",
      AI_PRIMARY_MODEL: "gpt-4o-mini",
      AI_ALTERNATIVE_URL: "http://127.0.0.1:11434/v1/chat/completions",
      AI_ALTERNATIVE_MODEL: "qwen3",
      AI_HOURLY_BUDGET: "5",
      AI_MAX_TOKENS: "500",
      AI_START_SECONDS: "90",
      AI_IDLE_SECONDS: "30",
      AI_TOTAL_SECONDS: "600",
    });
    expect("config" in read ? read.config.ai : read.problems).toEqual({
      primary: { url: "https://api.openai.com/v1/chat/completions", key: "sk-1", model: "gpt-4o-mini" },
      alternative: { url: "http://127.0.0.1:11434/v1/chat/completions", key: undefined, model: "qwen3" },
      hourlyBudget: 5,
      maxTokens: 500,
      times: { firstByteMs: 90_000, idleMs: 30_000, totalMs: 600_000 },
    });
  });

  it.each([
    [{ AI_PRIMARY_URL: "https://a.example/v1" }, "AI_PRIMARY_MODEL: is missing"],
    [{ AI_ALTERNATIVE_MODEL: "m" }, "AI_ALTERNATIVE_URL: is missing"],
    [{ AI_PRIMARY_KEY: "sk-1" }, "AI_PRIMARY_URL: is missing"],
    [{ AI_PRIMARY_URL: "api.example", AI_PRIMARY_MODEL: "m" }, "AI_PRIMARY_URL: must be an http(s) address"],
    [
      { AI_PRIMARY_URL: "https://me:pw@api.example/v1", AI_PRIMARY_MODEL: "m" },
      "AI_PRIMARY_URL: must be an address such",
    ],
    [
      { AI_ALTERNATIVE_URL: "http://me@api.example", AI_ALTERNATIVE_MODEL: "m" },
      "AI_ALTERNATIVE_URL: must be an address",
    ],
    [{ AI_HOURLY_BUDGET: "0" }, "AI_HOURLY_BUDGET: must be a whole number from 1 to"],
    [{ AI_MAX_TOKENS: "0" }, "AI_MAX_TOKENS: must be a whole number from 100 to 200000"],
    [{ AI_START_SECONDS: "1m" }, "AI_START_SECONDS: must be a whole number from 1 to 300"],
    [{ AI_IDLE_SECONDS: "0" }, "AI_IDLE_SECONDS: must be a whole number from 1 to 300"],
    [{ AI_TOTAL_SECONDS: "3601" }, "AI_TOTAL_SECONDS: must be a whole number from 1 to 3600"],
  ])("[safety-19] refuses an endpoint of AI that cannot be asked: %j", (environment, expected) => {
    expect(problemsOf(environment)).toEqual([expect.stringContaining(expected)]);
  });

  it.each([
    [{}, { clientShare: 0.05, burst: 6, feedShare: 0.5 }],
    [
      { RAWG_CLIENT_SHARE: "100", RAWG_HOUR_BURST: "720", RAWG_FEED_SHARE: "90" },
      { clientShare: 1, burst: 720, feedShare: 0.9 },
    ],
  ])("[safety-21] shares RAWG's calls out among clients and hours: %j", (environment, shares) => {
    const result = readConfig({ RAWG_API_KEY: "0123456789abcdef", ...environment });
    expect("config" in result && result.config.rawg?.budget).toEqual({ limit: 20_000, resetDay: 1, ...shares });
  });

  it.each([
    [{}, 50_000],
    [{ RAWG_GAMES: "0" }, 0],
    [{ RAWG_GAMES: "1000000" }, 1_000_000],
  ])("[Q-01] takes in the 50,000 most added games, or as many as it is told: %j", (environment, games) => {
    const result = readConfig({ RAWG_API_KEY: "0123456789abcdef", ...environment });
    expect("config" in result && result.config.rawg?.games).toBe(games);
  });

  it("knows RAWG only with a key, and then its hosts of pictures and videos too", () => {
    const read = (environment: NodeJS.ProcessEnv) => {
      const result = readConfig(environment);
      return "config" in result ? result.config : undefined;
    };
    expect(read({ RAWG_API_URL: "http://127.0.0.1:4430/api" })).toMatchObject({ rawg: undefined, videoHosts: [] });
    expect(
      read({ RAWG_API_KEY: "0123456789abcdef", RAWG_FRESH_SEARCHES: "5", IMAGE_ORIGINS: "cdn.example" }),
    ).toMatchObject({
      rawg: {
        key: "0123456789abcdef",
        baseUrl: "https://api.rawg.io/api",
        budget: { limit: 20_000, resetDay: 1 },
        cacheBytes: 512 * 1024 * 1024,
        freshTimes: { searches: 300_000, details: 86_400_000 },
      },
      imageOrigins: ["cdn.example", "media.rawg.io"],
      videoHosts: expect.arrayContaining(["steamcdn-a.akamaihd.net"]),
    });
    expect(read({ RAWG_API_KEY: "0123456789abcdef", VIDEO_HOSTS: "video.example" })?.videoHosts).toEqual([
      "video.example",
    ]);
  });

  it.each([
    [{ RAWG_API_KEY: "a key" }, "RAWG_API_KEY: must be the key as RAWG shows it"],
    [{ RAWG_API_URL: "api.rawg.io" }, "RAWG_API_URL: must be an http(s) address"],
    [{ RAWG_API_URL: "https://api.rawg.io/api?key=1" }, "RAWG_API_URL: must be an address such as"],
    [{ RAWG_CLIENT_SHARE: "101" }, "RAWG_CLIENT_SHARE: must be a whole number from 1 to 100"],
    [{ RAWG_HOUR_BURST: "0" }, "RAWG_HOUR_BURST: must be a whole number from 1 to 720"],
    [{ RAWG_GAMES: "1000001" }, "RAWG_GAMES: must be a whole number from 0 to 1000000"],
    [{ RAWG_FEED_SHARE: "91" }, "RAWG_FEED_SHARE: must be a whole number from 1 to 90"],
    [{ RAWG_BUDGET_DAY: "29" }, "RAWG_BUDGET_DAY: must be a whole number from 1 to 28"],
    [{ VIDEO_HOSTS: "https://video.example" }, "VIDEO_HOSTS: must be host names separated by commas"],
  ])("refuses a gateway that cannot be: %j", (environment, expected) => {
    expect(problemsOf(environment)).toEqual([expect.stringContaining(expected)]);
  });

  it("[Q-05] knows IGDB only with an id and a secret, and then its host of pictures too", () => {
    const read = (environment: NodeJS.ProcessEnv) => {
      const result = readConfig(environment);
      return "config" in result ? result.config : undefined;
    };
    expect(read({ IGDB_API_URL: "http://127.0.0.1:1/v4" })).toMatchObject({ igdb: undefined, imageOrigins: [] });
    expect(
      read({ IGDB_CLIENT_ID: "c1ient00", IGDB_CLIENT_SECRET: "secret00", IGDB_API_URL: "http://127.0.0.1:1/v4/" }),
    ).toMatchObject({
      igdb: {
        clientId: "c1ient00",
        clientSecret: "secret00",
        baseUrl: "http://127.0.0.1:1/v4",
        tokenUrl: "https://id.twitch.tv/oauth2/token",
      },
      imageOrigins: ["images.igdb.com"],
    });
  });

  it.each([
    [{ IGDB_CLIENT_ID: "c1ient00" }, "IGDB_CLIENT_SECRET: is missing"],
    [{ IGDB_CLIENT_SECRET: "secret00" }, "IGDB_CLIENT_ID: is missing"],
    [{ IGDB_CLIENT_ID: "a b", IGDB_CLIENT_SECRET: "secret00" }, "IGDB_CLIENT_ID: must be as Twitch shows it"],
    [{ IGDB_TOKEN_URL: "https://id.twitch.tv/oauth2/token?client_secret=x" }, "IGDB_TOKEN_URL: must be an address"],
  ])("[Q-05] refuses an IGDB that cannot be asked: %j", (environment, expected) => {
    expect(problemsOf(environment)).toEqual([expect.stringContaining(expected)]);
  });

  it("[M-03] knows an object store only with all that belongs to it", () => {
    const given = {
      S3_ENDPOINT: "http://127.0.0.1:9000",
      S3_BUCKET: "ludex",
      S3_ACCESS_KEY_ID: "id",
      S3_SECRET_ACCESS_KEY: "secret",
    };
    expect(readConfig(given)).toMatchObject({
      config: {
        s3: {
          endpoint: "http://127.0.0.1:9000/ludex",
          region: "auto",
          accessKeyId: "id",
          secretAccessKey: "secret",
          timeoutMs: 2000,
        },
      },
    });
  });

  it.each([
    [{ S3_BUCKET: "ludex" }, "S3_ENDPOINT: is missing"],
    [{ S3_ENDPOINT: "https://s3.example.org" }, "S3_BUCKET: is missing"],
    [{ S3_ENDPOINT: "https://user:word@s3.example.org" }, "S3_ENDPOINT: must be an http(s) address without path"],
    [{ S3_ENDPOINT: "https://s3.example.org/ludex" }, "S3_ENDPOINT: must be an http(s) address without path"],
    [{ S3_BUCKET: "../etc" }, "S3_BUCKET: must be the name of a bucket"],
    [{ S3_SECRET_ACCESS_KEY: "two words" }, "S3_SECRET_ACCESS_KEY: must be printable"],
  ])("[M-03] refuses an object store that cannot be asked: %j", (environment, expected) => {
    expect(problemsOf(environment)).toEqual([expect.stringContaining(expected)]);
  });

  it("never repeats a key that it refuses", () => {
    expect(problemsOf({ IGDB_CLIENT_ID: "c1ient00", IGDB_CLIENT_SECRET: "canary canary" }).join()).not.toMatch(
      "canary",
    );
    expect(problemsOf({ RAWG_API_KEY: "canary canary" }).join("\n")).not.toContain("canary");
    const problems = problemsOf({ AI_PRIMARY_KEY: "sk canary\n" });
    expect(problems).toEqual(["AI_PRIMARY_KEY: must be letters, digits and signs without spaces"]);
  });

  it("lists every problem at once", () => {
    expect(problemsOf({ PORT: "x", HOST: "?", LOG_LEVEL: "x" })).toHaveLength(3);
  });
});
