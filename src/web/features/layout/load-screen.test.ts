import { beforeEach, describe, expect, it, vi } from "vitest";
import { loadScreen } from "./load-screen.ts";

const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
const reload = vi.fn<() => void>();

/** What the server's page says now, against the entry that runs here. */
function deploy(html: string | Error) {
  vi.stubGlobal("fetch", () =>
    html instanceof Error ? Promise.reject(html) : Promise.resolve(new Response(html, { status: 200 })),
  );
}

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  vi.stubGlobal("location", { reload });
  const script = document.createElement("script");
  script.setAttribute("src", "http://localhost/assets/index-old.js");
  // It must not stand in the document: the test's browser would try to run it.
  vi.spyOn(document, "querySelector").mockReturnValue(script);
});

describe("loadScreen", () => {
  it("brings the screen where nothing is wrong", async () => {
    await expect(loadScreen(() => Promise.resolve("screen"))).resolves.toBe("screen");
  });

  it("reloads once after a new deployment, and fails the second time", async () => {
    deploy("<script src=/assets/index-new.js>");
    void loadScreen(gone);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    await expect(loadScreen(gone)).rejects.toThrow("Failed to fetch");
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ["the same build", "<script src=/assets/index-old.js>"],
    ["no server", new TypeError("network")],
  ])("fails without reloading when there is %s", async (_name, answer) => {
    deploy(answer);
    await expect(loadScreen(gone)).rejects.toThrow("Failed to fetch");
    expect(reload).not.toHaveBeenCalled();
  });
});
