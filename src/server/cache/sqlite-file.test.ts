// The version that is asked for.
import { describe, expect, it } from "vitest";
import { assertSqliteVersion } from "./sqlite-file.ts";

describe("assertSqliteVersion", () => {
  it.each(["3.51.3", "3.51.10", "3.53.0", "4.0.0"])("accepts %s", (version) => {
    expect(() => assertSqliteVersion(version)).not.toThrow();
  });
  it.each(["3.51.2", "3.50.9", "2.99.99", "0"])("refuses %s", (version) => {
    expect(() => assertSqliteVersion(version)).toThrow(`SQLite ${version} is too old`);
  });
});
