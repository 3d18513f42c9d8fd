import { describe, expect, it } from "vitest";
import { headerNames } from "./header-names.ts";

describe("[P-03] the columns of a table", () => {
  it.each([
    ["with commas", "Name,Year\r\nTunic,2022\r\n", ["name", "year"]],
    ["with semicolons, quoted, behind a byte order mark", '\uFEFF"Name";"Year"\n', ["name", "year"]],
    ["of one line", "name\tyear", ["name", "year"]],
    ["of nothing", "", [""]],
  ])("%s", (_what, text, names) => {
    expect(headerNames(text)).toEqual(names);
  });

  it("are not looked for in a file that is one long line", () => {
    expect(headerNames(`name,${"x,".repeat(5_000_000)}\n`)).toEqual([]);
    expect(headerNames(`\uFEFFname,${"x,".repeat(5_000_000)}`)).toEqual([]);
  });
});
