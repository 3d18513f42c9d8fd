import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

const problemsOf = (environment: Record<string, string>) => {
  const read = readConfig(environment);
  return "problems" in read ? read.problems : [];
};

describe("the address of a PostgreSQL", () => {
  it.each([
    "postgres://ludex:pa%2Fss@db.example.org:5432/ludex?sslmode=verify-full",
    "postgresql://127.0.0.1/ludex",
    "postgres:///ludex?host=/run/postgresql",
  ])("[M-01] is taken as it is: %s", (url) => {
    expect(readConfig({ DATABASE_URL: url })).toMatchObject({ config: { database: { url, timeoutMs: 5000 } } });
  });

  it("[M-01] is nothing that a server needs", () => {
    expect(readConfig({ DATABASE_URL: "" })).toMatchObject({ config: { database: undefined } });
  });

  it.each([
    ["mysql://ludex:canary@db.example.org/ludex", "must be an address such as postgres://"],
    ["db.example.org canary", "must be an address such as postgres://"],
    ["postgres://ludex:%canary@db.example.org/ludex", "must be an address such as postgres://"],
    ["postgres://ludex:canary@db.example.org", "must end in the name of a database"],
    ["postgres://ludex:canary@db.example.org/a/b", "must end in the name of a database"],
  ])("[M-01] is refused in words, without its password: %s", (url, expected) => {
    const problems = problemsOf({ DATABASE_URL: url });
    expect(problems).toEqual([expect.stringContaining(`DATABASE_URL: ${expected}`)]);
    expect(problems.join()).not.toContain("canary");
  });
});
