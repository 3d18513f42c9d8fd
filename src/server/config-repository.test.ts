import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { repositoryOf } from "./config-repository.ts";

describe("[N-02] the repository", () => {
  it("is the operator's before that of package.json", () => {
    const manifest = { repository: "github:owner/name" };
    expect(repositoryOf("https://git.example.org/mine", manifest)).toBe("https://git.example.org/mine");
  });

  it.each([
    ["https://git.example.org/owner/name", "https://git.example.org/owner/name"],
    ["http://git.example.org/owner/name", "http://git.example.org/owner/name"],
    ["git+https://git.example.org/owner/name.git", "https://git.example.org/owner/name"],
    ["git+https://git.example.org/owner/name.git#main", "https://git.example.org/owner/name#main"],
    ["git://git.example.org/owner/name.git", "https://git.example.org/owner/name"],
    ["git@git.example.org:owner/name.git", "https://git.example.org/owner/name"],
    ["ssh://git@git.example.org/owner/name.git", "https://git.example.org/owner/name"],
    ["github:owner/name", "https://github.com/owner/name"],
    ["gitlab:group/part/name", "https://gitlab.com/group/part/name"],
    ["bitbucket:owner/name", "https://bitbucket.org/owner/name"],
    ["gist:11081aaa281", "https://gist.github.com/11081aaa281"],
    ["owner/name", "https://github.com/owner/name"],
  ])("is read from package.json as %s", (text, address) => {
    expect(repositoryOf(undefined, { repository: text })).toBe(address);
    expect(repositoryOf(undefined, { repository: { type: "git", url: text } })).toBe(address);
  });

  it.each([
    {},
    null,
    "package",
    { repository: "" },
    { repository: 5 },
    { repository: { type: "git" } },
    { repository: "name" },
    { repository: "javascript:alert(1)" },
    { repository: "constructor:owner/name" },
    { repository: "file:///etc/passwd" },
    { repository: "https://me:secret@git.example.org/owner/name" },
    { repository: "data:text/html,<script>alert(1)</script>" },
  ])("[safety-3] is none where package.json says %j", (manifest) => {
    expect(repositoryOf(undefined, manifest)).toBeUndefined();
  });

  it("is taken from the environment by https alone, without credentials", () => {
    const read = (REPOSITORY_URL: string) => readConfig({ REPOSITORY_URL });
    expect(read("https://git.example.org/owner/name")).toMatchObject({
      config: { repositoryUrl: "https://git.example.org/owner/name" },
    });
    expect(read("")).toMatchObject({ config: { repositoryUrl: undefined } });
    for (const text of ["http://git.example.org/a", "git.example.org/a", "javascript:alert(1)", "github:owner/name"]) {
      expect(read(text)).toEqual({ problems: ["REPOSITORY_URL: must be an https address"] });
    }
    expect(read("https://me:pw@git.example.org/a")).toMatchObject({
      problems: [expect.stringContaining("REPOSITORY_URL: must be an address such as")],
    });
  });
});
