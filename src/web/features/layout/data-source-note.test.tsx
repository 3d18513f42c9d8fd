// Whose data the page shows, from the header of the server's answers to the words at the page's foot.
import { act, cleanup, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createQueryClient } from "#web/api/query-client.ts";
import { rawgOf } from "#web/api/rawg.ts";
import { dataSource, noteDataSource } from "#web/state/data-source.ts";
import { useNotices } from "#web/state/notices.ts";
import { DataSourceNote } from "./data-source-note.tsx";

const link = () => screen.queryByRole("link", { name: "RAWG" });
const warning = () => screen.queryByText("RAWG is not answering: showing saved data.");

beforeEach(() => {
  dataSource.setState(dataSource.getInitialState());
  useNotices.setState({ notices: [] });
});

function answerWith(header: string | null): void {
  const headers: HeadersInit = header === null ? {} : { "ludex-data": header };
  vi.stubGlobal("fetch", async () => Response.json({ count: 0, next: null, previous: null, results: [] }, { headers }));
}

async function show(header: string | null): Promise<void> {
  answerWith(header);
  render(<DataSourceNote />);
  await act(() => rawgOf(createQueryClient()).listGames({}));
}

describe("the note at the page's foot", () => {
  it("names RAWG among the sources, with a link, whoever answers", async () => {
    await show(null);
    expect([link()?.getAttribute("href"), warning()]).toEqual(["https://rawg.io", null]);
    cleanup();
    await show("bundled");
    expect([link()?.getAttribute("href"), warning()]).toEqual(["https://rawg.io", null]);
  });

  it("leads to RAWG where its data is shown", async () => {
    await show("rawg");
    expect(link()?.getAttribute("href")).toBe("https://rawg.io");
    expect(warning()).toBeNull();
  });

  it.each(["rawg; degraded", "bundled; degraded"])("says that RAWG does not answer: %s", async (header) => {
    await show(header);
    expect(warning()).not.toBeNull();
    expect(useNotices.getState().notices.map(({ text }) => text)).toEqual([
      "RAWG is not answering: showing saved data.",
    ]);
  });

  it("says so while any of the answers of a moment had to make do, and once only", () => {
    render(<DataSourceNote />);
    act(() => noteDataSource("rawg; degraded", 1000));
    act(() => noteDataSource("rawg; degraded", 1500));
    act(() => noteDataSource("rawg", 2000));
    expect(warning()).not.toBeNull();
    expect(useNotices.getState().notices).toHaveLength(1);
    act(() => noteDataSource("rawg", 20_000));
    expect(warning()).toBeNull();
  });
});
