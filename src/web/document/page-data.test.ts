// What a document carries, there and back, with names that would like to be markup.
import { QueryClient } from "@tanstack/react-query";
import { afterEach, describe, expect, it } from "vitest";
import { RawgError } from "#shared/rawg/rawg-error.ts";
import { escapeText } from "#shared/escape-text.ts";
import { jsonForMarkup } from "./markup.ts";
import { collectAnswers, PAGE_DATA_ID, readPageData, takeUpAnswers, writePageData } from "./page-data.ts";

const HOSTILE = [
  "</script><script>alert(1)</script>",
  "<!--<script>",
  "]]>",
  "\u2028\u2029",
  `"'\`><img src=x onerror=alert(1)>`,
  "&lt;/script&gt;",
  "\\u003c/script>",
];

afterEach(() => {
  document.body.innerHTML = "";
});

describe("the block of data", () => {
  it.each(HOSTILE)("takes %j and gives it back", (name) => {
    const data = { path: `/${name}`, search: `?q=${name}`, asked: `/${name}`, answers: [{ key: [1], data: { name } }] };
    const markup = writePageData(data);
    document.body.innerHTML = `<p>before</p>${markup}<p>after</p>`;
    expect([...document.body.children].map(({ tagName }) => tagName)).toEqual(["P", "SCRIPT", "P"]);
    expect(document.getElementById(PAGE_DATA_ID)?.getAttribute("type")).toBe("application/json");
    expect(readPageData()).toEqual(data);
    expect(markup.slice(1, -"</script>".length)).not.toMatch(/[<\u2028\u2029]/);
  });

  it("is missing in the app shell", () => {
    expect(readPageData()).toBeUndefined();
  });

  it("carries answers and refusals into another cache, and nothing that is still open", async () => {
    const server = new QueryClient();
    server.setQueryData(["game", 1], { name: "One" });
    const missing = async () => {
      throw new RawgError(404, "Not Found", "games/2");
    };
    await server.prefetchQuery({ queryKey: ["game", 2], queryFn: missing, retry: false });
    server.getQueryCache().build(server, { queryKey: ["game", 3] });

    const browser = new QueryClient();
    takeUpAnswers(browser, JSON.parse(jsonForMarkup(collectAnswers(server))));
    expect(browser.getQueryData(["game", 1])).toEqual({ name: "One" });
    expect(browser.getQueryState(["game", 2])).toMatchObject({ status: "error", fetchStatus: "idle" });
    expect(browser.getQueryState(["game", 2])?.error).toEqual(new RawgError(404, "Not Found", "games/2"));
    expect(browser.getQueryCache().getAll()).toHaveLength(2);
  });

  it("leaves out of a list what no card reads", () => {
    const client = new QueryClient();
    client.setQueryData(["games", "", 1], {
      count: 1,
      results: [{ id: 1, tags: [{ id: 2 }], parent_platforms: [{ platform: { id: 1 } }], genres: [{ id: 3 }] }],
    });
    expect(collectAnswers(client)).toMatchObject([
      { data: { results: [{ tags: [], parent_platforms: [], genres: [{ id: 3 }] }] } },
    ]);
  });
});

it.each(HOSTILE)("text in an attribute or an element stays text: %j", (text) => {
  document.body.innerHTML = `<p title="${escapeText(text)}" lang='${escapeText(text)}'>${escapeText(text)}</p>`;
  const [element, ...others] = document.body.querySelectorAll("*");
  expect([element?.getAttribute("title"), element?.getAttribute("lang"), element?.textContent]).toEqual([
    text,
    text,
    text,
  ]);
  expect(others).toEqual([]);
});
